/** Names by area: the parts of the specification differ, and each is right in its place (design, section 10). */
export const phaseNames = {
  /** Visitor spec, section 1, first reading. */
  assessment: { black: 'Dissolution', white: 'Purification', red: 'Integration', medicine: 'Embodiment' },
  /** Visitor spec, section 1, third reading; medicine is also called Medicine Moon. */
  assessmentTitle: {
    black: 'Dissolution and Letting Go',
    white: 'Purification and Clarity',
    red: 'Integration and Embodiment',
    medicine: 'Medicine Moon',
  },
  /** Member home: visitor spec, section 2; medicine by design, section 10. */
  home: {
    black: 'Sacred Unraveling',
    red: 'Fierce Reclamation',
    white: 'Soulful Integration',
    medicine: 'Medicine Moon',
  },
  /** Prompt card, community, library, tracker: both documents, section 1. */
  member: {
    black: 'Sacred Unraveling',
    red: 'Fierce Reclamation',
    white: 'Soulful Integration',
    golden: 'Wisdom and Service',
  },
} as const;

import type { AssessmentPhase } from '@moons/contracts/phases';

export interface PhaseReport {
  meaning: readonly string[];
  gentleNotes: readonly string[];
}

/** The long part of the report, by phase. Our own words: no diagnosis, no promise. */
export const phaseReports: Record<AssessmentPhase, PhaseReport> = {
  black: {
    meaning: [
      'Your answers speak of a time in which much is coming apart. Energy, sleep, roles and the picture you had of yourself may all be in motion at once. That is a lot. It makes sense that you are tired, tender or angry.',
      'We call this the black moon. On such a night the moon is still there, whole and round. She has only turned her lit face away for a while. In the same way nothing in you is lost because you cannot see it right now.',
      'Women who have gone through this often say later that they wish they had fought it less. The dark moon does not ask you to shine. It asks you to rest, to grieve what has ended and to let the ground lie open for a while.',
    ],
    gentleNotes: [
      'You do not have to do all of this. One practice, done now and then, is enough.',
      'If the dark gets too heavy, or if you cannot find your way through the day, please tell someone you trust and talk with a doctor or a counselor. You deserve a hand to hold.',
    ],
  },
  white: {
    meaning: [
      'Your answers speak of a time of clearing. The first storm may be behind you, or it still comes and goes. But between the waves you can see more. You have begun to tell what is yours from what was put on you.',
      'We call this the white moon: the first thin light after the dark. It is a cool, honest light. It shows the dust, and it shows the good bones of the house as well.',
      'This phase likes small steps. A kept promise to yourself, a drawer put in order, a sentence said plainly. You may feel fresh one day and raw the next. Both belong here. Let simple things carry you, and leave the large plans for a little later.',
    ],
    gentleNotes: [
      'Clearing can be tiring. Take breaks before you need them.',
      'If something in your body worries you, let a doctor or nurse have a look. Looking after yourself is part of seeing clearly.',
    ],
  },
  red: {
    meaning: [
      'Your answers speak of a time in which strength is coming back. You have let go of some things and made sense of others. Now wishes stir. Your voice gets firmer, and you have less patience with what is small or unfair.',
      'We call this the red moon. It is the rising moon, warm and low over the fields. What you went through becomes part of you: not a wound to hide, but ground to stand on.',
      'This phase likes movement, making and plain words. It may also bring friction, because the people around you have to get used to more of you. Be clear, be fair, and keep on. Plan your rest as well as your doing, so that your fire lasts.',
    ],
    gentleNotes: [
      'A setback does not send you back to the start. The moon rises and dips, and so will you.',
      'Big choices about work, home or love can wait for a second night of sleep. Talk them over with someone who wishes you well.',
    ],
  },
  medicine: {
    meaning: [
      'Your answers speak of a woman who is at home with herself. You have known the dark, the clearing and the fire, and you have come to a wide and steady place. It does not mean that all is easy. It means that you know how to meet what comes.',
      'We call this the medicine moon. It is the full moon, and its light falls on others too. What you have lived through can be of use now: a story, a calm voice, a hand held out at the right time.',
      'The art of this phase is to give from what is full. Keep time that belongs to you alone. Let yourself be taught by younger women too. And enjoy it. Joy is one of the best things you have to share.',
    ],
    gentleNotes: [
      'You may still have days from every other phase. They are visits, not failures.',
      'Being wise does not mean being alone with things. Keep your own circle, and keep your own check-ups.',
    ],
  },
};

/** At the end of every report. */
export const closing =
  'Phases are not linear, and thresholds are holy. You may move back and forth between them, or stand in two at once. These words are for reflection. They are no medical advice and do not replace care by a professional.';

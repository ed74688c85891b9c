import { Notice, Stack, TextLink } from '@moons/ui';

/** Where to turn in danger, and what this space is not (member spec, section 2). */
export function CareNote() {
  return (
    <Stack gap={4}>
      <Notice tone="warning" title="If you are in crisis">
        You do not have to hold this alone. In the United States, call the national suicide prevention line at{' '}
        <TextLink href="tel:988">988</TextLink>, or send a text to{' '}
        <TextLink href="sms:741741">741741</TextLink>. Elsewhere, please call your local emergency number.
      </Notice>
      <Notice title="A circle, not a clinic">
        This space is not a substitute for professional care. Please bring questions about your health to
        someone who can examine and advise you.
      </Notice>
    </Stack>
  );
}

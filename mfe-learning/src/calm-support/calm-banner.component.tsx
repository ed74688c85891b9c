import { useState } from 'react';
import { Button, Card, CardTitle, Stack } from '@moons/ui';
import { BreathingDialog } from './breathing-dialog.component.tsx';

/** Emergency Calm Support (member spec, section 2, resource library). */
export function CalmBanner() {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" tone="pearl" aria-label="Emergency Calm Support">
      <Stack direction="row" justify="between" gap={4} wrap>
        <div>
          <CardTitle as="h2">Emergency Calm Support</CardTitle>
          <p>Is it too much just now? Stop here for one breath. The library can wait.</p>
        </div>
        <Button variant="secondary" icon="leaf" onClick={() => setOpen(true)}>
          Find calm now
        </Button>
      </Stack>
      <BreathingDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

import { useState } from 'react';
import {
  Button,
  Card,
  Checkbox,
  Dialog,
  Grid,
  RadioGroup,
  Section,
  Select,
  Slider,
  Stack,
  Tabs,
  TextArea,
  TextField,
  Tooltip,
} from '../src/index.ts';

const answers = [
  { value: 'never', label: 'Not at all' },
  { value: 'some', label: 'Now and then', description: 'A few evenings in a month' },
  { value: 'often', label: 'Most days' },
];
const times = [
  { value: 'morning', label: 'In the morning' },
  { value: 'evening', label: 'In the evening' },
];

export function Controls() {
  const [answer, setAnswer] = useState('some');
  const [sleep, setSleep] = useState(7);
  const [tab, setTab] = useState('today');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Section title="Asking">
        <Grid min="20rem" gap={8}>
          <Stack gap={6}>
            <TextField label="Your name" hint="As you want to be called here." autoComplete="name" required />
            <TextField
              label="E-mail"
              type="email"
              defaultValue="luna@"
              error="Please enter a valid email address."
            />
            <TextArea
              label="Today’s reflection"
              maxLength={120}
              defaultValue="The tide went out, and I let it take what it wanted."
            />
            <Select label="When shall we write to you?" options={times} placeholder="Choose a time" />
          </Stack>
          <Stack gap={6}>
            <RadioGroup
              legend="Do you wake at night?"
              options={answers}
              value={answer}
              onChange={setAnswer}
            />
            <Slider
              label="Sleep quality"
              min={1}
              value={sleep}
              onChange={setSleep}
              describe={(value) => `${String(value)} of 10`}
            />
            <Checkbox label="Share this with my circle" hint="You can take it back at any time." />
          </Stack>
        </Grid>
      </Section>
      <Section title="Moving about">
        <Tabs
          label="Journal"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'today', label: 'Today', panel: <p>What does the moon ask of you tonight?</p> },
            { id: 'entries', label: 'Your entries', panel: <p>Thirteen reflections.</p> },
            { id: 'prompts', label: 'Prompts', panel: <p>A prompt for each day.</p> },
          ]}
        />
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
          <Tooltip text="Only you can read what you write.">
            <Button variant="quiet" icon="lock">
              Private
            </Button>
          </Tooltip>
        </Stack>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Share a reflection"
          description="What you share is seen by the members of your circle."
          footer={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Not now
              </Button>
              <Button onClick={() => setOpen(false)}>Share</Button>
            </>
          }
        >
          <TextField label="Title" data-autofocus />
          <TextArea label="Your words" />
          <Card tone="rose">
            <p>Be kind, be true, and keep what you hear in the circle.</p>
          </Card>
        </Dialog>
      </Section>
    </>
  );
}

import { useId, type FormEvent } from 'react';
import { limits } from '@moons/contracts/common';
import { anonymousAuthor } from '@moons/contracts/community/posts';
import { phaseNames } from '@moons/contracts/phases';
import { Button, Checkbox, Dialog, Select, Stack, TextArea, TextField } from '@moons/ui';
import { emptyDraft, isBlank, type ShareDraft } from './share-draft.ts';

const phases = [
  { value: '', label: 'No phase' },
  ...(['black', 'red', 'white'] as const).map((phase) => ({
    value: phase,
    label: `${{ black: 'Black', red: 'Red', white: 'White' }[phase]}: ${phaseNames.member[phase]}`,
  })),
];

export interface ShareDialogProps {
  open: boolean;
  draft: ShareDraft;
  busy: boolean;
  onChange: (draft: ShareDraft) => void;
  onClose: () => void;
  onShare: () => void;
}

/** 'Share Your Journey' (member spec, section 2). What is typed stays until it is shared or cleared. */
export function ShareDialog({ open, draft, busy, onChange, onClose, onShare }: ShareDialogProps) {
  const form = useId();
  const set = (part: Partial<ShareDraft>) => onChange({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isBlank(draft)) onShare();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share Your Journey"
      description="Write as you would to a friend who has time. Every member can read it."
      footer={
        <>
          <Button type="submit" form={form} busy={busy} disabled={isBlank(draft)}>
            Share with the Circle
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => onChange(emptyDraft)}>
            Clear
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} gap={5} onSubmit={submit} noValidate>
        <TextField
          label="Title (optional)"
          value={draft.title}
          maxLength={limits.title}
          autoComplete="off"
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label="Your words"
          required
          value={draft.content}
          maxLength={limits.post}
          data-autofocus
          onChange={({ target }) => set({ content: target.value })}
        />
        <Select
          label="Phase"
          options={phases}
          value={draft.phase}
          onChange={({ target }) => set({ phase: target.value as ShareDraft['phase'] })}
        />
        <Checkbox
          label="Share anonymously"
          hint={`You appear as “${anonymousAuthor}”. Your name does not leave our house with this post.`}
          checked={draft.isAnonymous}
          onChange={({ target }) => set({ isAnonymous: target.checked })}
        />
      </Stack>
    </Dialog>
  );
}

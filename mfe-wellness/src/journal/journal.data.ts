import { createEntry, getDailyPrompt, listEntries, updateEntry } from '@moons/contracts/wellness/journal';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { callKey } from '@moons/contracts/client';
import { useCall, useSend, useToast } from '@moons/area-kit';
import { useQueryClient } from '@tanstack/react-query';

const wholeList = callKey(listEntries, { query: {} });

/** Her entries, newest first. */
export const useEntries = () => useCall(listEntries, { query: {} });

/** Today's prompt; the page is asked again each time it is opened, for the day may have changed. */
export const useDailyPrompt = () => useCall(getDailyPrompt, {}, { refetchOnMount: 'always' });

/** Saves a reflection, with the toasts of the member spec, section 8. */
export function useSaveEntry(onSaved: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useSend(createEntry, {
    onSuccess: (entry) => {
      client.setQueryData<JournalEntry[]>(wholeList, (list) =>
        list ? [entry, ...list.filter(({ id }) => id !== entry.id)] : list,
      );
      onSaved();
      toast({
        title: 'Sacred Reflection Saved',
        description: 'Your words are kept in your journal.',
      });
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Your words are still here',
        description: 'There was a gentle delay saving your reflection. Please try again.',
      }),
  });
}

/** Marks or unmarks a favorite at once, and takes it back when that could not be saved. */
export function useToggleFavorite(): (entry: JournalEntry) => void {
  const client = useQueryClient();
  const toast = useToast();
  const mark = (id: string, isFavorite: boolean) =>
    client.setQueryData<JournalEntry[]>(wholeList, (list) =>
      list?.map((entry) => (entry.id === id ? { ...entry, isFavorite } : entry)),
    );
  const update = useSend(updateEntry, {
    onError: (_error, { params, body }) => {
      mark(params.id, !body.isFavorite);
      toast({
        variant: 'destructive',
        title: 'The heart could not be changed',
        description: 'Your entry is as it was. Please try again in a moment.',
      });
    },
  });
  return ({ id, isFavorite }) => {
    mark(id, !isFavorite);
    update.mutate({ params: { id }, body: { isFavorite: !isFavorite } });
  };
}

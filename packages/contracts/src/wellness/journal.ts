import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { IdParams, limits, pageQuery, text, Timestamp } from '../common.ts';

export const JournalEntry = z
  .object({
    id: z.string(),
    prompt: z.optional(z.string()),
    content: z.string(),
    isFavorite: z.boolean(),
    audioNotes: z.optional(z.string()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'JournalEntry' });
export type JournalEntry = z.infer<typeof JournalEntry>;

export const listEntries = defineCall({
  id: 'journal.list',
  service: 'wellness',
  method: 'GET',
  path: '/api/journal',
  summary: 'Her entries, newest first.',
  door: 'member',
  query: z.object(pageQuery),
  responses: { 200: z.array(JournalEntry) },
});

export const createEntry = defineCall({
  id: 'journal.create',
  service: 'wellness',
  method: 'POST',
  path: '/api/journal',
  summary: 'Saves a reflection, once per idempotency key.',
  door: 'member',
  idempotent: true,
  maxBodyBytes: 128 * 1024,
  body: z.object({
    prompt: z.optional(z.string().check(z.maxLength(limits.journalPrompt))),
    content: text(limits.journalContent, 'Please write a few words first.'),
    isFavorite: z._default(z.boolean(), false),
  }),
  responses: { 201: JournalEntry },
});

export const updateEntry = defineCall({
  id: 'journal.update',
  service: 'wellness',
  method: 'PUT',
  path: '/api/journal/:id',
  summary: 'Marks or unmarks an entry as a favorite.',
  door: 'member',
  params: IdParams,
  body: z.object({ isFavorite: z.boolean() }),
  responses: { 200: JournalEntry },
  errors: { 'journal.not-found': 404 },
});

export const getDailyPrompt = defineCall({
  id: 'journal.daily-prompt',
  service: 'wellness',
  method: 'GET',
  path: '/api/daily-prompt',
  summary: 'Today’s journal prompt.',
  door: 'member',
  responses: { 200: z.object({ prompt: z.string() }) },
});

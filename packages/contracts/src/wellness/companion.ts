import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { limits, text } from '../common.ts';

export const CompanionMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(limits.companionMessage)),
});
export type CompanionMessage = z.infer<typeof CompanionMessage>;

/** Shown as the assistant's words on any failure (member spec, section 8). */
export const companionFallback =
  "I'm having trouble connecting right now. Take a deep breath - you're not alone in this journey. Try again in a moment, and know that your courage is accessible and steady.";

export const askCompanion = defineCall({
  id: 'companion.ask',
  service: 'wellness',
  method: 'POST',
  path: '/api/ai-concierge',
  summary: 'One turn with the companion.',
  door: 'member',
  body: z.object({
    message: text(limits.companionMessage),
    conversation: z.array(CompanionMessage).check(z.maxLength(limits.companionConversation)),
  }),
  responses: { 200: z.object({ response: z.string() }) },
});

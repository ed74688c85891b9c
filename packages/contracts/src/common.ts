import * as z from 'zod/mini';

/** MongoDB object id in hex, or a slug of the seed data. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'This id is not known here.'));
export const IdParams = z.object({ id: Id });
export const Timestamp = z.iso.datetime();
/** A calendar day in the member's own zone, YYYY-MM-DD. */
export const LocalDate = z.iso.date();
/** Integer cents (design, section 10: integer cents everywhere on the wire). */
export const Cents = z.int().check(z.nonnegative());

/** Keyset paging (design, section 3): without a cursor a list is whole. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
};

/** Longest texts, in characters, of what a person writes. */
export const limits = {
  email: 254,
  name: 60,
  title: 160,
  post: 10_000,
  journalContent: 20_000,
  journalPrompt: 1_000,
  audioNotes: 2_000,
  application: 5_000,
  chatMessage: 2_000,
  gratitude: 2_000,
  companionMessage: 4_000,
  companionConversation: 40,
  bookMessage: 2_000,
} as const;

/** Text that is not blank after trimming; `says` is the sentence a person reads otherwise. */
export const text = (max: number, says = 'Please write something first.') =>
  z
    .string()
    .check(z.trim(), z.minLength(1, says), z.maxLength(max, `Please keep this under ${max} characters.`));

/** Visitor spec, section 5: the widget's message. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.email, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );

import * as z from 'zod/mini';

/** Every non-OK answer of every service and of the gateway (design, section 3). */
export const ErrorEnvelope = z
  .object({
    /** One sentence for a person. */
    error: z.string(),
    /** Stable, dotted, kebab-case: what a program decides by. */
    code: z.string(),
    requestId: z.string(),
    /** On 400: a sentence per field, keyed by its path in the request (`body.email`). */
    fields: z.optional(z.record(z.string(), z.string())),
  })
  .register(z.globalRegistry, { id: 'Error' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

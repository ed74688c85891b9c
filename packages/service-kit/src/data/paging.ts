import { Types } from 'mongoose';
import { Refusal } from '../refusal.ts';

const defaultPageSize = 20;

export interface NextPage {
  readonly cursor: string;
  readonly limit: number;
}
interface Dated {
  readonly _id: unknown;
  readonly createdAt: Date;
}

/** Sort order of every paged list: newest first, the id deciding between equals. */
export const newestFirst = { createdAt: -1, _id: -1 } as const;

/**
 * Keyset paging over `createdAt` and `_id` (design, section 3): a list is whole without cursor and limit. Ask the
 * database with `filter` and `fetch` (one more than is shown tells whether there is a next page), then cut with `cut`.
 * @throws Refusal `request.invalid` (400) for a cursor that was not made here.
 */
export function paging(query: { cursor?: string | undefined; limit?: number | undefined }) {
  const paged = query.cursor !== undefined || query.limit !== undefined;
  const limit = query.limit ?? defaultPageSize;
  return {
    filter: query.cursor === undefined ? {} : olderThan(query.cursor),
    fetch: paged ? limit + 1 : undefined,
    cut<T extends Dated>(found: readonly T[]): { shown: readonly T[]; next?: NextPage } {
      const shown = paged ? found.slice(0, limit) : found;
      const last = shown.at(-1);
      return last && found.length > shown.length
        ? { shown, next: { cursor: encode(last), limit } }
        : { shown };
    },
  };
}

function encode({ createdAt, _id }: Dated): string {
  return Buffer.from(`${createdAt.getTime()}.${String(_id)}`).toString('base64url');
}

function olderThan(cursor: string): Record<string, unknown> {
  const match = /^(\d{1,15})\.([0-9a-f]{24})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match)
    throw new Refusal('request.invalid', 400, 'This page is not known. Please start again from the top.', {
      fields: { 'query.cursor': 'This cursor is not known here.' },
    });
  const createdAt = new Date(Number(match[1]));
  return {
    $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: new Types.ObjectId(match[2]) } }],
  };
}

import { Refusal } from '@moons/service-kit';
import { Types } from 'mongoose';

/** The last entry of a page: the next page holds what is older than it. */
export interface Cursor {
  createdAt: Date;
  id: Types.ObjectId;
}

export function encodeCursor(entry: { createdAt: Date; _id: unknown }): string {
  return Buffer.from(`${entry.createdAt.getTime()}.${String(entry._id)}`).toString('base64url');
}

/** Throws 400 `request.invalid` for a cursor that this service did not make. */
export function decodeCursor(cursor: string): Cursor {
  const match = /^(\d{1,15})\.([0-9a-f]{24})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match) {
    throw new Refusal(
      'request.invalid',
      400,
      'This page of the journal is not known. Please start again from the top.',
      {
        fields: { 'query.cursor': 'This cursor is not known here.' },
      },
    );
  }
  return { createdAt: new Date(Number(match[1])), id: new Types.ObjectId(match[2]) };
}

/** Older than the cursor, in the order (createdAt, _id) descending. */
export function olderThan({ createdAt, id }: Cursor): Record<string, unknown> {
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: id } }] };
}

import type { ModelDefinition } from '@moons/service-kit';
import { memberSchema } from '@moons/service-kit';

/** The newest name that the membership service has announced for a member. */
export interface StoredAuthorName {
  preferredName: string;
  /** Of the announcement: an older one never overwrites a newer one. */
  version: number;
}
export type AuthorNameDocument = StoredAuthorName & { memberId: string };

const schema = memberSchema<AuthorNameDocument>({
  memberId: { type: String, required: true, unique: true },
  preferredName: { type: String, required: true },
  version: { type: Number, required: true },
});

export const authorNameModel: ModelDefinition = { name: 'AuthorName', schema };

import { Schema, type SchemaDefinition, type SchemaOptions } from 'mongoose';

export interface MemberSchemaOptions extends SchemaOptions {
  /** One document per member at most: the owner's id is unique. */
  readonly onePerMember?: boolean;
}

/**
 * A schema for what belongs to a member: her id is required and indexed, times are kept, and a key that
 * is not declared is an error instead of silence.
 */
export function memberSchema<T>(
  definition: { [K in keyof T]: unknown },
  { onePerMember = false, ...options }: MemberSchemaOptions = {},
): Schema {
  const memberId = { type: String, required: true, ...(onePerMember ? { unique: true } : { index: true }) };
  const fields = { memberId, ...definition } as SchemaDefinition;
  return new Schema(fields, {
    timestamps: true,
    strict: 'throw',
    minimize: false,
    ...options,
  } as SchemaOptions);
}

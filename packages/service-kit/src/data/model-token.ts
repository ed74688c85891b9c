import { Inject } from '@nestjs/common';
import type { Schema } from 'mongoose';

export interface ModelDefinition {
  readonly name: string;
  readonly schema: Schema;
}

/** Nest's own token, so that `@InjectModel` of @nestjs/mongoose works as well. */
export const modelToken = (name: string): string => `${name}Model`;

/** Injects the mongoose model that the service declared under this name. */
export const InjectModel = (name: string): ParameterDecorator =>
  Inject(modelToken(name)) as ParameterDecorator;

export { CallError } from './call-error.ts';
export { ErrorEnvelope } from './error-envelope.ts';

/** Codes that any call can answer with; a call's own codes stand in its declaration. */
export const commonErrors = {
  'request.invalid': 400,
  'auth.required': 401,
  'auth.forbidden': 403,
  'request.cross-site': 403,
  'request.not-found': 404,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.conflict': 409,
  'rate.limited': 429,
  internal: 500,
  'service.unavailable': 503,
  'service.timeout': 504,
} as const;
export type CommonErrorCode = keyof typeof commonErrors;

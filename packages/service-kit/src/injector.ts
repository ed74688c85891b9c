import type { Abstract, Type } from '@nestjs/common';

/** Where handlers, resolvers and jobs take their injectables from. */
export interface Injector {
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
}

import { callOf } from './http/handles.ts';
import type { ServiceOptions } from './service-options.ts';

/** What the service handles, by call id, out of its controllers. */
function handledCalls({ controllers }: ServiceOptions): Set<string> {
  const handled = new Set<string>();
  for (const controller of controllers) {
    const prototype = controller.prototype as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = name === 'constructor' ? undefined : prototype[name];
      const call = typeof method === 'function' ? callOf(method) : undefined;
      if (call) handled.add(call.id);
    }
  }
  return handled;
}

/** @throws Error naming every call without a handler, and what else every service must offer. */
export function checkOptions(options: ServiceOptions): void {
  const handled = handledCalls(options);
  const problems = options.calls.filter(({ id }) => !handled.has(id)).map(({ id }) => `no handler for ${id}`);
  for (const { id, service } of options.calls) {
    if (service !== options.name) problems.push(`${id} belongs to ${service}`);
  }
  if (typeof options.exportMember !== 'function') problems.push('exportMember is missing');
  if (typeof options.eraseMember !== 'function') problems.push('eraseMember is missing');
  if (problems.length > 0) throw new Error(`${options.name} is not complete: ${problems.join('; ')}`);
}

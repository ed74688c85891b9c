import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { successStatus, type CallDefinition } from '@moons/contracts/call';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { callOf } from './handles.ts';

/** What a handler returned does not fit its contract: our mistake, never the caller's. */
export class ContractBreach extends Error {
  constructor(call: CallDefinition, paths: readonly string[]) {
    super(`${call.id} answered against its contract at ${paths.join(', ')}`);
    this.name = 'ContractBreach';
  }
}

/** Checks each answer against its contract; keys that it does not know never leave. */
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = callOf(context.getHandler());
    if (!call || call.kind === 'stream' || call.kind === 'download') return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((value: unknown) => answer(call, reply.statusCode, value)));
  }
}

function answer(call: CallDefinition, status: number, value: unknown): unknown {
  const schema = call.responses[status] ?? call.responses[successStatus(call)];
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContractBreach(
    call,
    result.error.issues.map((issue) => issue.path.join('.') || '(all)'),
  );
}

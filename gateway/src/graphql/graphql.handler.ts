import * as z from 'zod';
import type { Config } from '../config.ts';
import { allowsWrite } from '../guards/same-origin.ts';
import { readBody } from '../http/body.ts';
import type { Handler } from '../http/exchange.ts';
import { methodNotAllowed, Refused, refusals, refuse } from '../http/refusals.ts';
import type { Logger } from '../logger.ts';
import type { Limits } from '../limits/limits.ts';
import type { Upstream } from '../proxy/upstream.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Federation } from './federation.ts';

const maxBytes = 64 * 1024;
const Query = z.object({
  query: z.string().min(1),
  variables: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((value) => value ?? undefined),
  operationName: z
    .string()
    .nullish()
    .transform((value) => value ?? undefined),
});

interface Parts {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly upstreams: ReadonlyMap<string, Upstream>;
  readonly logger: Logger;
}

/** POST /graphql: the federated question of a page. Loaded at its first use, so that the start is quick. */
export function graphqlHandler({ config, sessions, limits, upstreams, logger }: Parts): Handler {
  let loading: Promise<Federation> | undefined;
  const federation = (): Promise<Federation> => {
    loading ??= import('./federation.ts').then((module) =>
      module.Federation.fromFile(config.supergraphFile, upstreams),
    );
    return loading.catch((error: unknown) => {
      loading = undefined;
      logger.error({ error }, 'The supergraph cannot be read');
      throw new Refused(refusals.away);
    });
  };

  return async ({ request, response, requestId, ip }) => {
    if (request.method !== 'POST') return refuse(response, methodNotAllowed('POST'), requestId);
    if (!allowsWrite(request.headers, config.publicOrigin))
      return refuse(response, refusals.crossSite, requestId);
    const session = await sessions.identify(request.headers.cookie);
    const refused = limits.take({ ip, memberId: session?.user.id, write: false });
    if (refused) return refuse(response, refused, requestId);
    const parsed = Query.safeParse(parseJson(await readBody(request, maxBytes)));
    if (!parsed.success) return refuse(response, refusals.malformed, requestId);
    const context = { token: session?.accessToken, requestId };
    const result = await (await federation()).run(parsed.data, context);
    const body = JSON.stringify(result);
    response.writeHead(result.data === undefined ? 400 : 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    });
    response.end(body);
  };
}

function parseJson(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

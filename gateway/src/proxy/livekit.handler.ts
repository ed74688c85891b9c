import type { Config } from '../config.ts';
import type { Handler } from '../http/exchange.ts';
import { refusals, refuse } from '../http/refusals.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { answerHeaders } from './headers.ts';
import type { Upstream } from './upstream.ts';

/** `/rtc/validate`: LiveKit's client asks here why a socket was refused. Its own token is in the address. */
export function livekitHandler(config: Config, sessions: Sessions, livekit: Upstream | undefined): Handler {
  return async ({ request, response, requestId, path, search }) => {
    if (!(await sessions.identify(request.headers.cookie)))
      return refuse(response, refusals.signIn, requestId);
    if (!livekit) return refuse(response, refusals.away, requestId);
    livekit.forward({
      method: 'GET',
      path: path + search,
      headers: { 'x-request-id': requestId },
      body: null,
      headersTimeoutMs: config.headersTimeoutMs,
      bodyTimeoutMs: config.bodyTimeoutMs,
      response,
      requestId,
      answerHeaders: (headers) => answerHeaders(headers, requestId),
    });
  };
}

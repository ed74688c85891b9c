import type { Handler } from '../http/exchange.ts';
import { refusals, refuse } from '../http/refusals.ts';
import type { Sessions } from './sessions.ts';

/** GET /api/auth/user: who is signed in (contracts, getAuthUser), or 401. */
export function authUserHandler(sessions: Sessions): Handler {
  return async ({ request, response, requestId }) => {
    const session = await sessions.identify(request.headers.cookie);
    if (!session) return refuse(response, refusals.signIn, requestId);
    const body = JSON.stringify(session.user);
    response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': requestId,
      })
      .end(body);
  };
}

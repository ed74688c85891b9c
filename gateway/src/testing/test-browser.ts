import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Buffer;
  json(): Record<string, unknown>;
}

/** A browser as far as the gateway sees one: cookies, origin, fetch metadata. Asks on a connection of its own. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('GET', path, headers);
  }

  /** A write as our own pages make it. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const json = { 'content-type': 'application/json', 'x-moons': '1', 'sec-fetch-site': 'same-origin' };
    return this.ask(
      'POST',
      path,
      { ...json, ...headers },
      body === undefined ? undefined : JSON.stringify(body),
    );
  }

  ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<Answer> {
    const cookie = this.cookieHeader;
    const url = new URL(this.#origin);
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port: url.port,
          method,
          path,
          agent: false,
          headers: {
            ...(cookie ? { cookie } : {}),
            ...(body && !headers['transfer-encoding'] ? { 'content-length': Buffer.byteLength(body) } : {}),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('error', reject);
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.#take(line);
            const whole = Buffer.concat(chunks);
            const text = whole.toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: whole,
              text,
              json: () => JSON.parse(text) as Record<string, unknown>,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** The whole way: /api/login → provider → callback. Answers the callback's answer. */
  async login(providerUrl: string, search = ''): Promise<Answer> {
    const callback = await this.loginUntilCallback(providerUrl, search);
    return this.get(callback);
  }

  async loginUntilCallback(providerUrl: string, search = ''): Promise<string> {
    const start = await this.get(`/api/login${search}`);
    const at = new URL(start.headers.location ?? '');
    const answer = await fetch(`${providerUrl}${at.pathname}${at.search}`, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    return back.pathname + back.search;
  }

  #take(line: string): void {
    const [pair = '', ...rest] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (rest.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

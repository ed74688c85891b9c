/** What a journey may do to the house while it runs; asked of the process that started it. */
export interface HouseFacts {
  origin: string;
  /** Direct addresses, without the gateway. */
  inbox: string;
  mongodb: string;
  keycloak: string;
  keycloakConsole: { address: string; user: string; password: string };
  services: Record<string, string>;
  /** Absent where video cannot run. */
  livekit?: { url: string; key: string; secret: string };
}

const base = (): string => {
  const address = process.env['E2E_CONTROL'];
  if (!address) throw new Error('The house was not started: run the journeys by their configuration.');
  return address;
};

async function ask(path: string): Promise<unknown> {
  const response = await fetch(base() + path, { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

export const house = {
  facts: async (): Promise<HouseFacts> => (await ask('/facts')) as HouseFacts,
  /** kill -9. */
  kill: (name: string) => ask(`/kill/${name}`),
  /** Waits until it is ready again (the supervisor restarts what dies). */
  ready: (name: string) => ask(`/ready/${name}`),
  /** Stays away until `start`. */
  stop: (name: string) => ask(`/stop/${name}`),
  start: (name: string) => ask(`/start/${name}`),
  /** A number from a process's own `GET /metrics`. */
  metric: async (name: string, metric: string): Promise<number> => {
    const text = String(await ask(`/metrics/${name}`));
    return Number(new RegExp(`^${metric}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]);
  },
  logs: async (name: string): Promise<string> => String(await ask(`/logs/${name}`)),
};

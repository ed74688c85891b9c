import { connect } from 'node:net';

/** Whether an address answers with a 2xx within `ms`. */
export async function answersOk(url: string, ms = 2000): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ms), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Whether a port takes connections; with `ask`, whether the answer to it contains `expected`. */
export function portAnswers(port: number, ask?: string, expected = ''): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('error', () => end(false));
    socket.once('connect', () => (ask === undefined ? end(true) : socket.write(ask)));
    socket.once('data', (data) => end(data.toString().includes(expected)));
  });
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

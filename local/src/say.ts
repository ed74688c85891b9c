/** Tells the person at the terminal one line about one thing. */
export type Say = (who: string, line: string) => void;

export const sayAloud: Say = (who, line) => console.log(`${who.padEnd(12)} ${line}`);
export const sayNothing: Say = () => undefined;

const firstLineAfterMs = 2000;
const nextLineEveryMs = 15_000;

/**
 * Does `work`; when it takes more than two seconds, says what is going on, and again every 15 seconds.
 * Plain lines: they read the same in a terminal and in a log.
 */
export async function withProgress<T>(
  say: Say,
  who: string,
  doing: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = Date.now();
  let timer = setTimeout(function line() {
    const seconds = Math.round((Date.now() - started) / 1000);
    say(who, seconds < 5 ? `${doing} …` : `still ${doing} … ${seconds} s`);
    timer = setTimeout(line, nextLineEveryMs);
  }, firstLineAfterMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

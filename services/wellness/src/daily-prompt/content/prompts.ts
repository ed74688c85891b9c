import { letGo } from './let-go.ts';
import { lookAround } from './look-around.ts';
import { speakUp } from './speak-up.ts';

/** Our own journal prompts, one a day in turn: a soft one, a plain one and a bold one by each other's side. */
export const prompts: readonly string[] = letGo.flatMap((prompt, index) =>
  [prompt, lookAround[index], speakUp[index]].filter((each) => each !== undefined),
);

import type { ShownMessage } from './shown-message.ts';

/** What the page shows of a room. */
export interface ChatState {
  /**
   * `away`: cut off, and tries again by itself; `returning`: the server asked her to come back, which
   * takes a moment and needs no words.
   */
  readonly status: 'idle' | 'connecting' | 'joined' | 'away' | 'returning' | 'refused';
  readonly lines: readonly ShownMessage[];
  readonly hearts: number;
  readonly participantCount: number | undefined;
  /** Why the room did not let her in. */
  readonly refusal: { readonly code: string; readonly error: string } | undefined;
}

export const initialState: ChatState = {
  status: 'idle',
  lines: [],
  hearts: 0,
  participantCount: undefined,
  refusal: undefined,
};

/** She has come in, though the line may be down for the moment. */
export const isInside = ({ status }: ChatState): boolean =>
  status === 'joined' || status === 'away' || status === 'returning';

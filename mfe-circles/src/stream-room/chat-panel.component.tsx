import styled from 'styled-components';
import { Button, Card, Notice } from '@moons/ui';
import type { ChatConnection } from '../chat/chat-connection.ts';
import { isInside, type ChatState } from '../chat/chat-state.ts';
import { ChatComposer } from './chat-composer.component.tsx';
import { MessageList } from './message-list.component.tsx';

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
`;
const Quiet = styled.p`
  color: var(--ink-soft);
`;

interface ChatPanelProps {
  readonly chat: ChatConnection;
  readonly state: ChatState;
  /** Live or scheduled. */
  readonly isOpen: boolean;
}

/** The talk of the room: active once she has joined and while the circle is open. */
export function ChatPanel({ chat, state, isOpen }: ChatPanelProps) {
  const isIn = isInside(state);
  const isActive = isIn && isOpen;
  return (
    <Panel as="section" aria-labelledby="circle-chat">
      <Head>
        <h2 id="circle-chat">Circle Chat</h2>
        <Button
          variant="quiet"
          icon={state.hearts > 0 ? 'heart-filled' : 'heart'}
          disabled={!isActive || state.status === 'away'}
          onClick={() => chat.heart()}
          aria-label={`Send a heart (${state.hearts} now)`}
        >
          <span data-testid="heart-count">{state.hearts}</span>
        </Button>
      </Head>
      {state.status === 'away' ? (
        <Notice tone="warning">You are offline. Your words are kept and will be sent.</Notice>
      ) : null}
      {isIn || state.lines.length > 0 ? (
        <MessageList lines={state.lines} />
      ) : (
        <Quiet>{isOpen ? 'Join the circle to read along and to speak.' : 'This circle is closed.'}</Quiet>
      )}
      {isActive ? <ChatComposer onSay={(text, options) => chat.say(text, options)} /> : null}
    </Panel>
  );
}

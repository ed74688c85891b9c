import { useEffect, useState, useSyncExternalStore } from 'react';
import { wsPath } from '@moons/contracts/circles/chat';
import { ChatConnection } from '../chat/chat-connection.ts';
import type { ChatSocket } from '../chat/chat-line.ts';
import type { ChatState } from '../chat/chat-state.ts';

function openSocket(): ChatSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${wsPath}`);
  const line: ChatSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.(event);
  socket.onclose = (event) => line.onclose?.(event);
  return line;
}

/** Her line to this room, for as long as the page shows it. */
export function useChat(streamId: string, memberId: string): { chat: ChatConnection; state: ChatState } {
  const make = () => new ChatConnection({ streamId, memberId, openSocket, storage: sessionStorage });
  const [chat, setChat] = useState(make);
  const [key, setKey] = useState(`${memberId} ${streamId}`);
  // Another room or another member is another line.
  if (key !== `${memberId} ${streamId}`) {
    setKey(`${memberId} ${streamId}`);
    setChat(make());
  }
  useEffect(() => {
    const lost = () => chat.networkLost();
    const back = () => chat.networkBack();
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      chat.leave();
    };
  }, [chat]);
  return { chat, state: useSyncExternalStore(chat.subscribe, chat.getState) };
}

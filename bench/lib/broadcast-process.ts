import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * The peer of the chat: a plain `ws` server that sends what one says to all, in the words of our protocol,
 * and keeps nothing. `node broadcast-process.ts <port>`
 */
interface Said {
  readonly type: string;
  readonly streamId: string;
  readonly data: { readonly message?: string; readonly clientId?: string };
}

const http = createServer((_, response) => response.end());
const sockets = new WebSocketServer({ server: http, path: '/ws', perMessageDeflate: false });
let seq = 0;

sockets.on('connection', (socket) => {
  socket.on('message', (raw) => {
    const { type, streamId, data } = JSON.parse(String(raw)) as Said;
    if (type === 'join_stream') {
      const joined = {
        userId: 'someone',
        participantCount: sockets.clients.size,
        lastSeq: seq,
        resume: 'complete',
      };
      return socket.send(JSON.stringify({ type: 'joined', streamId, data: joined }));
    }
    seq += 1;
    socket.send(JSON.stringify({ type: 'acknowledged', streamId, data: { clientId: data.clientId, seq } }));
    const said = {
      message: data.message,
      messageType: 'chat',
      userId: 'someone',
      name: 'Someone',
      timestamp: new Date(),
    };
    const text = JSON.stringify({ type: 'chat_message', streamId, seq, data: said });
    for (const client of sockets.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
  });
});
http.listen(Number(process.argv[2]), '127.0.0.1');

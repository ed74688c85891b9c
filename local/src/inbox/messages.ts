import { randomUUID } from 'node:crypto';

export interface Message {
  id: string;
  kind: 'mail' | 'sms';
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

/** Enough for a long test run; the oldest go first. */
const most = 1000;

/** Mails and text messages in memory, newest first. */
export class Messages {
  #all: Message[] = [];

  add(message: Omit<Message, 'id' | 'receivedAt'>): Message {
    const added = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message };
    this.#all = [added, ...this.#all].slice(0, most);
    return added;
  }

  list(to?: string | null): readonly Message[] {
    if (!to) return this.#all;
    const wanted = to.toLowerCase();
    return this.#all.filter((message) => message.to.toLowerCase().split(', ').includes(wanted));
  }

  clear(): void {
    this.#all = [];
  }
}

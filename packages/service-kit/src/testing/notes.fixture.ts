import { Controller, Injectable } from '@nestjs/common';
import { defineCall, type ValidInput } from '@moons/contracts/call';
import { IdParams, text } from '@moons/contracts/common';
import { defineEvent } from '@moons/contracts/event';
import { memberProfileChanged } from '@moons/contracts/membership/profile';
import { Model } from 'mongoose';
import * as z from 'zod/mini';
import type { Caller } from '../auth/caller.ts';
import {
  defineSubgraph,
  Handles,
  handleEvent,
  Idempotency,
  IdempotencyKey,
  InjectModel,
  Input,
  MaybeMe,
  Me,
  memberSchema,
  MemberStore,
  Outbox,
  Refusal,
  Sealer,
  type Owned,
  type ServiceOptions,
} from '../index.ts';

const Note = z.object({ id: z.string(), words: z.string(), mood: z.optional(z.int()) });
const noteBody = z.object({ words: text(200, 'Please write a few words first.'), mood: z.optional(z.int()) });

export const createNote = defineCall({
  id: 'notes.create',
  service: 'wellness',
  method: 'POST',
  path: '/api/notes',
  summary: 'Saves a note.',
  door: 'member',
  idempotent: true,
  body: noteBody,
  responses: { 201: Note },
});
export const readNote = defineCall({
  id: 'notes.read',
  service: 'wellness',
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'One note.',
  door: 'member',
  params: IdParams,
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.maximum(10))) }),
  responses: { 200: Note },
  errors: { 'note.not-found': 404 },
});
export const greet = defineCall({
  id: 'notes.greet',
  service: 'wellness',
  method: 'GET',
  path: '/api/greeting',
  summary: 'Says hello.',
  door: 'public',
  responses: { 200: z.object({ hello: z.string() }) },
});
export const adminOnly = defineCall({
  id: 'notes.admin',
  service: 'wellness',
  method: 'DELETE',
  path: '/api/notes',
  summary: 'Breaks, for an admin.',
  door: { roles: ['admin'] },
  responses: { 204: null },
});

export const noteSaved = defineEvent({
  id: 'note.saved',
  from: 'wellness',
  payload: z.object({ memberId: z.string(), noteId: z.string() }),
});

interface NoteDoc {
  words: string;
  mood?: number | undefined;
}
const noteSchema = memberSchema<NoteDoc>({ words: { type: String, required: true }, mood: Number });

@Injectable()
export class Notes {
  readonly store: MemberStore<NoteDoc>;

  constructor(@InjectModel('Note') model: Model<Owned<NoteDoc>>) {
    this.store = new MemberStore<NoteDoc>(model);
  }
}

@Controller()
class NotesController {
  constructor(
    private readonly notes: Notes,
    private readonly sealer: Sealer,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  @Handles(createNote)
  async create(
    @Input() { body }: ValidInput<typeof createNote>,
    @Me() me: Caller,
    @IdempotencyKey() key: string | undefined,
  ) {
    const words = await this.sealer.seal(me.memberId, body.words);
    const { id } = await this.idempotency.once(
      { memberId: me.memberId, call: createNote.id, key, body },
      async (session) => {
        const note = await this.notes.store.create(me.memberId, { ...body, words }, { session });
        await this.outbox.announce(
          noteSaved,
          { memberId: me.memberId, noteId: note._id.toString() },
          session,
        );
        return note._id.toString();
      },
    );
    return this.read({ params: { id }, query: {} }, me);
  }

  @Handles(readNote)
  async read(@Input() { params }: ValidInput<typeof readNote>, @Me() me: Caller) {
    const known = /^[0-9a-f]{24}$/.test(params.id);
    const note = known ? await this.notes.store.findOne(me.memberId, { _id: params.id }) : null;
    if (!note) throw new Refusal('note.not-found', 404, 'This note is not yours.');
    return { id: params.id, words: await this.sealer.open(me.memberId, note.words), secret: 'never leaves' };
  }

  @Handles(greet)
  greet(@MaybeMe() me: Caller | null) {
    return { hello: me ? me.preferredName : 'visitor' };
  }

  @Handles(adminOnly)
  breakDown(): never {
    throw new Error('a driver said: secret words');
  }
}

/** A small service with everything in it, for the kit's own tests. `heard` collects the events it handled. */
export function notesService(heard: string[] = [], overrides: Partial<ServiceOptions> = {}): ServiceOptions {
  return {
    name: 'wellness',
    controllers: [NotesController],
    providers: [Notes],
    models: [{ name: 'Note', schema: noteSchema }],
    calls: [createNote, readNote, greet, adminOnly],
    subgraph: defineSubgraph({
      sdl: /* GraphQL */ `
        type Member @key(fields: "id") {
          id: ID!
          noteCount: Int!
        }
      `,
      resolvers: (app) => ({
        Member: { noteCount: ({ id }: { id: string }) => app.get(Notes).store.count(id) },
      }),
    }),
    handlers: [
      handleEvent(noteSaved, async ({ noteId }) => {
        heard.push(noteId);
      }),
      handleEvent(memberProfileChanged, async ({ preferredName }) => {
        heard.push(preferredName);
        if (preferredName === 'poison') throw new Error('cannot be handled');
      }),
    ],
    exportMember: async (memberId, app) => ({ notes: await app.get(Notes).store.count(memberId) }),
    eraseMember: async (memberId, app, session) => {
      await app.get(Notes).store.deleteMany(memberId, {}, { session });
    },
    ...overrides,
  };
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import { Refusal } from '../refusal.ts';
import type { ModelDefinition } from './model-token.ts';

const collection = 'memberKeys';
const cachedKeys = 1_000;
const cacheMs = 60_000;

interface KeyRecord {
  _id: string;
  wrapped: string;
}

export const memberKeyModel: ModelDefinition = {
  name: 'MemberKey',
  schema: new Schema(
    { _id: String, wrapped: { type: String, required: true } },
    { collection, strict: 'throw', versionKey: false },
  ),
};

/**
 * Injectable. Private text is sealed (AES-256-GCM) with a key per member, which is wrapped by the
 * configuration's key and kept in this service's database. Without her key nothing can be opened, so
 * erasing the key erases the text, in backups too.
 */
export class Sealer {
  readonly #connection: Connection;
  readonly #wrappingKey: Buffer;
  readonly #tokenKey: Buffer;
  readonly #keys = new Map<string, { key: Buffer; until: number }>();

  constructor(connection: Connection, secretKey: string) {
    const secret = Buffer.from(secretKey, 'base64');
    this.#connection = connection;
    this.#wrappingKey = derive(secret, 'moons wrapping');
    this.#tokenKey = derive(secret, 'moons search tokens');
  }

  async seal(memberId: string, text: string): Promise<string> {
    return encrypt(await this.#keyFor(memberId), memberId, Buffer.from(text, 'utf8'));
  }

  /** @throws Refusal 404 when her key is gone or the text is not hers. */
  async open(memberId: string, sealed: string): Promise<string> {
    const key = this.#cached(memberId) ?? (await this.#load(memberId));
    if (!key) throw gone();
    try {
      return decrypt(key, memberId, sealed).toString('utf8');
    } catch {
      throw gone();
    }
  }

  /** What stands for a word of hers in a search index: the same word of another member looks different. */
  token(memberId: string, word: string): string {
    const hers = createHmac('sha256', this.#tokenKey).update(memberId).digest();
    return createHmac('sha256', hers)
      .update(word.normalize('NFKC').toLowerCase())
      .digest('base64url')
      .slice(0, 22);
  }

  /** Destroys her key; what was sealed stays closed for good. */
  async destroyKey(memberId: string, session?: ClientSession): Promise<void> {
    this.#keys.delete(memberId);
    await this.#collection().deleteOne({ _id: memberId }, session ? { session } : {});
  }

  async #keyFor(memberId: string): Promise<Buffer> {
    const known = this.#cached(memberId) ?? (await this.#load(memberId));
    if (known) return known;
    const wrapped = encrypt(this.#wrappingKey, memberId, randomBytes(32));
    // Whoever is first decides the key; everyone reads it back.
    await this.#collection()
      .updateOne({ _id: memberId }, { $setOnInsert: { wrapped } }, { upsert: true })
      .catch(ignoreDuplicate);
    const key = await this.#load(memberId);
    if (!key) throw gone();
    return key;
  }

  #cached(memberId: string): Buffer | undefined {
    const known = this.#keys.get(memberId);
    return known && known.until > Date.now() ? known.key : undefined;
  }

  async #load(memberId: string): Promise<Buffer | undefined> {
    const record = await this.#collection().findOne({ _id: memberId });
    if (!record) return undefined;
    const key = decrypt(this.#wrappingKey, memberId, record.wrapped);
    const oldest = this.#keys.keys().next();
    if (this.#keys.size >= cachedKeys && !oldest.done) this.#keys.delete(oldest.value);
    this.#keys.set(memberId, { key, until: Date.now() + cacheMs });
    return key;
  }

  #collection() {
    return this.#connection.collection<KeyRecord>(collection);
  }
}

const gone = () => new Refusal('request.not-found', 404, 'This text is no longer here.');

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function ignoreDuplicate(error: { code?: unknown }): void {
  if (error.code !== 11_000) throw error;
}

/** `v1.` + base64url(nonce 12 | tag 16 | text); bound to the owner's id. */
function encrypt(key: Buffer, memberId: string, plain: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(memberId));
  const closed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')}`;
}

function decrypt(key: Buffer, memberId: string, sealed: string): Buffer {
  if (!sealed.startsWith('v1.')) throw new TypeError('not sealed by us');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(memberId)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

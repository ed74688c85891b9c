import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';

type Bucket = InstanceType<typeof mongoose.mongo.GridFSBucket>;

export interface StoredFile {
  readonly id: string;
  readonly contentType: string;
  readonly length: number;
  /** From byte `start` up to and without byte `end`. */
  read(range?: { start?: number; end?: number }): Readable;
}

/** Injectable. Files in GridFS, each with its owner; nobody reads one without naming the owner. */
export class Files {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Stores the whole stream and answers with the file's id. */
  async put(
    memberId: string,
    content: Readable,
    about: { name: string; contentType: string },
  ): Promise<string> {
    const upload = this.#bucket().openUploadStream(about.name, {
      metadata: { memberId, contentType: about.contentType },
    });
    await pipeline(content, upload);
    return upload.id.toString();
  }

  /** The file, or null when this owner has none of that id. */
  async open(memberId: string, id: string): Promise<StoredFile | null> {
    const bucket = this.#bucket();
    const _id = toId(id);
    if (!_id) return null;
    const [file] = await bucket.find({ _id, 'metadata.memberId': memberId }).limit(1).toArray();
    if (!file) return null;
    return {
      id,
      contentType: String(file.metadata?.['contentType'] ?? 'application/octet-stream'),
      length: file.length,
      read: (range = {}) => bucket.openDownloadStream(_id, range),
    };
  }

  /** Whether there was one to delete. */
  async delete(memberId: string, id: string): Promise<boolean> {
    if (!(await this.open(memberId, id))) return false;
    const _id = toId(id);
    if (_id) await this.#bucket().delete(_id);
    return true;
  }

  /** How many of hers were deleted. */
  async deleteAll(memberId: string): Promise<number> {
    const bucket = this.#bucket();
    const hers = await bucket.find({ 'metadata.memberId': memberId }).toArray();
    for (const file of hers) await bucket.delete(file._id);
    return hers.length;
  }

  #bucket(): Bucket {
    const { db } = this.#connection;
    if (!db) throw new mongoose.mongo.MongoNotConnectedError('files before the database');
    return new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' });
  }
}

const toId = (id: string) => (/^[0-9a-f]{24}$/.test(id) ? new mongoose.Types.ObjectId(id) : null);

import { MongoClient, type Document } from 'mongodb';

/** Looks into a service's database as it is, past every service. */
export async function findRaw(
  mongoUrl: string,
  database: string,
  collection: string,
  filter: Document,
): Promise<Document[]> {
  const client = await MongoClient.connect(mongoUrl, { directConnection: true });
  try {
    return await client.db(database).collection(collection).find(filter).toArray();
  } finally {
    await client.close();
  }
}

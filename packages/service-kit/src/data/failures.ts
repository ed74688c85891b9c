interface Labelled {
  hasErrorLabel?: (label: string) => boolean;
}

const awayNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
  'ClientOfflineError',
  'ClientClosedError',
  'SocketClosedUnexpectedlyError',
  'SocketTimeoutError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
  'ReconnectStrategyError',
]);
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/** Whether MongoDB or Redis could not be reached: answered 503, tried again, never counted as poison. */
export function isAway(error: unknown): boolean {
  for (
    let seen: unknown = error, depth = 0;
    seen instanceof Error && depth < 5;
    seen = seen.cause, depth += 1
  ) {
    if (awayNames.has(seen.name) || awayNames.has(seen.constructor.name)) return true;
    const code = (seen as { code?: unknown }).code;
    if (typeof code === 'string' && awayCodes.has(code)) return true;
    if (seen.name === 'MongooseError' && /bufferCommands|initial connection|disconnected/.test(seen.message))
      return true;
  }
  return false;
}

/** A transaction that met another one: it is run again. */
export function isTransient(error: unknown): boolean {
  return hasLabel(error, 'TransientTransactionError');
}

export function hasLabel(error: unknown, label: string): boolean {
  return error instanceof Error && (error as Labelled).hasErrorLabel?.(label) === true;
}

/** A unique index refused; of a given collection when named. */
export function isDuplicate(error: unknown, collection?: string): boolean {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== 11_000) return false;
  return (
    collection === undefined ||
    error.message.includes(`.${collection} `) ||
    error.message.includes(collection)
  );
}

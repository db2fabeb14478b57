const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// Connection lost (08), out of resources (53), operator intervention (57: shutdown, starting up, cancelled by a
// timeout), a lock that was not released in time, a standby that is not writable yet.
const STATES = /^(08...|53...|57P0[1-5]|57014|55P03|25006|25P03)$/;

// TypeORM releases a broken connection while it is still in use; our own code never uses one after release.
const NAMES = new Set(['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError']);

// pg has no codes for these.
const MESSAGES = [
  'Connection terminated',
  'Connection ended unexpectedly',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** Whether an error means that the database is unreachable or unavailable now, so that a retry may succeed. */
export const isDatabaseAway = (error: unknown, depth = 4): boolean => {
  // Checked by shape: a socket's error need not be an instance of this realm's Error.
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { name, code, message, driverError, cause, errors } = error as Partial<Record<string, unknown>>;
  if (typeof name === 'string' && NAMES.has(name)) return true;
  if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true;
  if (typeof message === 'string' && MESSAGES.some((start) => message.startsWith(start))) return true;
  const within = [driverError, cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return within.some((inner) => isDatabaseAway(inner, depth - 1));
};

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

// Connection lost (08), out of resources (53), operator's hand (57: shutdown, starting up, cancelled by a timeout);
// a lock nobody released in time; a standby that cannot write yet.
const STATES = /^(08...|53...|57P0[1-5]|57014|55P03|25006|25P03)$/;

// TypeORM takes a connection that broke away from whoever still works with it; nobody of ours uses one after its work.
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

/** Whether an error means that the database cannot be reached or cannot serve now: worth trying again. */
export const isDatabaseAway = (error: unknown, depth = 4): boolean => {
  // Looked at by its shape: a socket's error need not be of this realm's Error class.
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { name, code, message, driverError, cause, errors } = error as Partial<Record<string, unknown>>;
  if (typeof name === 'string' && NAMES.has(name)) return true;
  if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true;
  if (typeof message === 'string' && MESSAGES.some((start) => message.startsWith(start))) return true;
  const within = [driverError, cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return within.some((inner) => isDatabaseAway(inner, depth - 1));
};

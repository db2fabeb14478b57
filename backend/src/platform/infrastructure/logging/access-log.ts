import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { LogLevel } from '#config/settings.js';
import { principalOf } from '../http/current-principal.js';
import { describeError } from './describe-error.js';

export const loggerOptions = (level: LogLevel): LoggerOptions => ({
  level,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
  // These should never be logged; this removes them if they are.
  redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
});

/** JSON lines on stdout. */
export const createLogger = (level: LogLevel): Logger => pino(loggerOptions(level));

const SECRET = ['password', 'cookie', 'authorization', 'sessionSecret', 'passwordPepper', 'secret', 'body'];

/**
 * One line per request: never its body, headers, tokens in its path or values in its query. In areas with sign-in it
 * has the caller and the address; for a rejected request it has which limit or who, with the address.
 */
export class AccessLog {
  readonly handler: HttpLogger;

  constructor(logger: Logger) {
    this.handler = pinoHttp({
      logger,
      quietReqLogger: true,
      customAttributeKeys: { reqId: 'requestId', responseTime: 'ms' },
      // Otherwise pino-http wraps our serialiser and passes it a plain object instead of the error.
      wrapSerializers: false,
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      customLogLevel: levelOf,
      customSuccessObject: (request, response, value) => line(request, response, value),
      // Without the error: the filter has logged it if it is a defect.
      customErrorObject: (request, response, _error, value) => line(request, response, value),
      customSuccessMessage: () => 'request',
      customErrorMessage: () => 'request',
    });
  }
}

/** A path segment longer than any id of ours is a secret: the token of a link. */
const TOKEN = /(?<=\/)[^/]{40,}/g;

const pathOf = (request: IncomingMessage): string => {
  const { originalUrl } = request as { originalUrl?: string };
  return (originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';
};

/** Areas with sign-in. */
const AREAS = ['/api/admin/', '/api/introducers/'];
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

/** We promise visitors not to store their address; sign-ins and rejected requests must be traceable. */
const addressOf = (request: IncomingMessage, { statusCode }: ServerResponse): string | undefined =>
  REFUSED.has(statusCode) || AREAS.some((area) => pathOf(request).startsWith(area))
    ? (request as { ip?: string }).ip
    : undefined;

const line = (request: IncomingMessage, response: ServerResponse, value: unknown) => ({
  method: request.method,
  path: pathOf(request).replaceAll(TOKEN, '[removed]'),
  status: response.statusCode,
  ms: (value as { ms?: number }).ms,
  actor: principalOf(request)?.id ?? undefined,
  address: addressOf(request, response),
});

/** Paths that are not pages: the API, and calendar feeds. */
const CALLS = ['/api', '/calendar/'];

const levelOf = (request: IncomingMessage, { statusCode }: ServerResponse) => {
  if (statusCode >= 500) return 'error';
  const path = pathOf(request);
  return path.startsWith('/api/health/') || !CALLS.some((start) => path.startsWith(start)) ? 'debug' : 'info';
};

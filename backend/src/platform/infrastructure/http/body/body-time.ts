import type { Request, RequestHandler } from 'express';

/** JSON is small: whoever takes longer keeps a connection from others. */
const DEFAULT_MS = 30_000;

const deadlines = new WeakMap<Request, NodeJS.Timeout>();

/** Whether the request says that a body comes with it. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Lets the body of this request take so long to arrive, from now on; later it is answered 408 and cut off. */
export const allowBodyTime = (request: Request, ms: number): void => {
  clearTimeout(deadlines.get(request));
  const deadline = setTimeout(() => {
    if (request.complete) return;
    const { res: response } = request;
    if (response && !response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, ms);
  deadlines.set(request, deadline);
  request.once('close', () => clearTimeout(deadline));
};

export const limitBodyTime: RequestHandler = (request, _response, next) => {
  if (hasBody(request)) allowBodyTime(request, DEFAULT_MS);
  next();
};

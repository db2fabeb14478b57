import type { Request, RequestHandler } from 'express';

/** JSON is small: a slow sender would keep a connection from others. */
const DEFAULT_MS = 30_000;

const deadlines = new WeakMap<Request, NodeJS.Timeout>();

/** Whether the request announces a body. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Limits how long the body of this request may take to arrive from now on; then it is answered 408 and cut off. */
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

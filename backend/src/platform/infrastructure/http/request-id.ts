import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

type Identified = Request & { id?: unknown };

/** The id under which this request is logged; never taken from the caller. */
export const requestIdOf = (request: Request): string => {
  const identified: Identified = request;
  const id = typeof identified.id === 'string' ? identified.id : randomUUID();
  identified.id = id;
  return id;
};

/** Assigns the id before anything can fail, and returns it in a header. */
export const nameRequest: RequestHandler = (request, response, next) => {
  response.setHeader('X-Request-Id', requestIdOf(request));
  next();
};

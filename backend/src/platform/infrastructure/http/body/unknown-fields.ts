import type { Request } from 'express';

const judged = new WeakSet<object>();

/** From now on, unknown fields of this request are rejected instead of ignored. */
export const refuseUnknownFields = (request: Request): void => {
  const { body, query } = request as { body: unknown; query: object };
  // Express parses the query on each access; stored, it can be recognised.
  Object.defineProperty(request, 'query', { value: query });
  judged.add(query);
  if (typeof body === 'object' && body !== null) judged.add(body);
};

/** Whether a body or query belongs to a request whose unknown fields are rejected. */
export const isJudged = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && judged.has(value);

import type { Request } from 'express';

const judged = new WeakSet<object>();

/** From now on, what this request says in fields that its handler does not declare is refused instead of dropped. */
export const refuseUnknownFields = (request: Request): void => {
  const { body, query } = request as { body: unknown; query: object };
  // Express reads the query anew whenever it is asked for; kept, it can be recognised.
  Object.defineProperty(request, 'query', { value: query });
  judged.add(query);
  if (typeof body === 'object' && body !== null) judged.add(body);
};

/** Whether a body or query is of a request whose unknown fields are refused. */
export const isJudged = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && judged.has(value);

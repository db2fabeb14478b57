import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';

/*
 * The load generator, a separate process so that its CPU is not counted as the server's. node bench/load-process.ts
 * '<LoadOrder as JSON>'
 */

export interface LoadOrder {
  readonly address: string;
  readonly path: string;
  /** The requests that each connection sends in turn. */
  readonly bodies: readonly unknown[];
  /** The duration, or the number of responses. */
  readonly extent: { readonly duration: number } | { readonly amount: number };
  readonly status: number;
  /** A field that every response must have, and its expected value. */
  readonly field: { readonly name: string; readonly pattern: string };
  readonly idempotencyKeys: boolean;
}

export interface LoadResult {
  readonly seconds: number;
  readonly answers: number;
  /** Responses with another status or without the field, and broken connections. */
  readonly wrong: number;
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 8;

const run = async (order: LoadOrder): Promise<LoadResult> => {
  const pattern = new RegExp(order.field.pattern);
  const answers = (body: string): boolean => {
    const member = (JSON.parse(body) as Record<string, unknown>)[order.field.name];
    return (typeof member === 'string' || typeof member === 'number') && pattern.test(String(member));
  };
  const anew = (request: Request): Request => ({
    ...request,
    body: request.body?.replace('NEW', randomUUID()) ?? '',
    headers: { ...request.headers, ...(order.idempotencyKeys && { 'idempotency-key': randomUUID() }) },
  });
  const { duration, errors, mismatches, latency, requests, statusCodeStats } = await autocannon({
    url: order.address,
    connections: CONNECTIONS,
    ...order.extent,
    verifyBody: answers,
    requests: order.bodies.map((body) => ({
      method: 'POST',
      path: order.path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      setupRequest: anew,
    })),
  });
  const right = statusCodeStats[order.status]?.count ?? 0;
  return {
    seconds: duration,
    answers: requests.total,
    wrong: requests.total - right + mismatches + errors,
    p50: latency.p50,
    p99: latency.p99,
  };
};

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as LoadOrder)));

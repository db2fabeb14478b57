import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readProblem, type Failure } from '@/shared/lib/failure';

/** A request with an idempotency key. */
export interface Keyed {
  readonly idempotencyKey: string;
}

export interface RequestArgs extends Partial<Keyed> {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is if it is FormData. */
  body?: unknown;
  params?: Record<string, string | number | undefined>;
}

/** An idempotent POST. */
export const keyedPost = (url: string, sent: Keyed & { body?: unknown }): RequestArgs => ({
  url,
  method: 'POST',
  ...sent,
});

/** Fired on window at every 401, before the request fails: the session store clears the session. */
export const UNAUTHORIZED_EVENT = 'auth:unauthorized';

export class UnauthorizedEvent extends Event {
  /** Set by a listener that asks the user to sign in again; afterwards the request is repeated. */
  signedInAgain?: Promise<boolean>;

  constructor(readonly call: Pick<RequestArgs, 'url' | 'method'>) {
    super(UNAUTHORIZED_EVENT);
  }
}

/** A response, however the request was made. */
export interface RawResponse {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
  headers: Headers;
}

export type BaseQueryResult<Data = unknown> = { data: Data; meta: Headers } | { error: Failure };

export const baseQuery: BaseQueryFn<string | RequestArgs, unknown, Failure, object, Headers> = (
  call,
  { signal },
) => {
  const request = typeof call === 'string' ? { url: call } : call;
  return sendWithReauth(request, async () => {
    const response = await fetch(requestUrl(request), { ...requestInit(request), signal });
    const { ok, status, statusText, headers } = response;
    return { ok, status, statusText, headers, text: await response.text() };
  });
};

/** Sends a request, and repeats it if the user signs in again in between. */
export async function sendWithReauth(
  call: Pick<RequestArgs, 'url' | 'method'>,
  send: () => Promise<RawResponse>,
): Promise<BaseQueryResult> {
  try {
    const arrived = await send();
    if (arrived.status !== 401) return answerOf(arrived);
    const event = new UnauthorizedEvent(call);
    window.dispatchEvent(event);
    return answerOf((await event.signedInAgain) ? await send() : arrived);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'The network failed';
    return {
      error: { name: 'Failure', status: 'network', message, problem: null, retryAfterSeconds: null },
    };
  }
}

export function requestUrl({ url, params = {} }: RequestArgs): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, `${value}`);
  return `/api/${url}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export function requestInit({ method = 'GET', body, idempotencyKey }: RequestArgs): RequestInit {
  const named = idempotencyKey && { 'Idempotency-Key': idempotencyKey };
  const headers = { accept: 'application/json', ...named };
  const options = { method, credentials: 'include', headers } as const;
  if (body === undefined) return options;
  if (body instanceof FormData) return { ...options, body };
  return {
    ...options,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function answerOf(arrived: RawResponse): BaseQueryResult {
  const { ok, text, headers } = arrived;
  if (!ok) return { error: failureOf(arrived) };
  try {
    return { data: text === '' ? null : (JSON.parse(text) as unknown), meta: headers };
  } catch {
    return { error: failureOf(arrived) };
  }
}

function failureOf({ status, statusText, headers, text }: RawResponse): Failure {
  return {
    name: 'Failure',
    status,
    message: `${status}: ${text === '' ? statusText : text}`,
    problem: readProblem(status, text),
    retryAfterSeconds: secondsIn(headers.get('retry-after')),
  };
}

/** Retry-After has the seconds to wait or, from some proxies, the time until which. */
function secondsIn(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
}

import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readProblem, type Failure } from '@/shared/lib/failure';

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is FormData. */
  body?: unknown;
  params?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
}

/** Fired on window at every 401, before the call fails: whoever holds a session clears it. */
export const UNAUTHORIZED_EVENT = 'auth:unauthorized';

export const baseQuery: BaseQueryFn<string | Call, unknown, Failure> = async (call, { signal }) => {
  const request = typeof call === 'string' ? { url: call } : call;
  try {
    const response = await fetch(addressOf(request), { ...optionsOf(request), signal });
    return await answerOf(response);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'The network failed';
    return { error: { name: 'Failure', status: 'network', message, problem: null } };
  }
};

function addressOf({ url, params = {} }: Call): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, `${value}`);
  return `/api/${url}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function optionsOf({ method = 'GET', body, headers = {} }: Call): RequestInit {
  const accepted = { accept: 'application/json', ...headers };
  const options = { method, credentials: 'include' } as const;
  if (body === undefined) return { ...options, headers: accepted };
  if (body instanceof FormData) return { ...options, headers: accepted, body };
  return {
    ...options,
    headers: { ...accepted, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function answerOf(response: Response): Promise<{ data: unknown } | { error: Failure }> {
  const text = await response.text();
  if (response.status === 401) window.dispatchEvent(new Event(UNAUTHORIZED_EVENT));
  if (!response.ok) return { error: failureOf(response, text) };
  if (text === '') return { data: null };
  try {
    return { data: JSON.parse(text) as unknown };
  } catch {
    return { error: failureOf(response, text) };
  }
}

function failureOf({ status, statusText }: Response, text: string): Failure {
  return {
    name: 'Failure',
    status,
    message: `${status}: ${text === '' ? statusText : text}`,
    problem: readProblem(status, text),
  };
}

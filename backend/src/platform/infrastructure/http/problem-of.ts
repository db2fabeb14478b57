import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { DomainError, RecordChanged, type ErrorKind } from '#kernel/errors.js';
import { databaseRefusal } from './database-refusal.js';
import type { Problem } from './problem.dto.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'key-reused': 422,
  'too-many': 429,
  unavailable: 503,
};

/** Our message for a status that a framework or parser reports; theirs are for developers. */
const SENTENCE: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Please sign in',
  403: 'You do not have permission to do this',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'The requested format is not available',
  408: 'The request took too long to arrive',
  409: 'Someone else changed this at the same time. Please try again',
  413: 'The request is too large',
  414: 'The URL is too long',
  415: 'Send JSON with the content type application/json',
  429: 'Too many requests. Please try again in a minute',
  431: 'The request headers are too large',
  503: 'The service is temporarily unavailable. Please try again shortly',
};
const BUG = 'Something went wrong on our side. Please try again or quote the request id';
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

export interface Answer {
  readonly problem: Problem;
  readonly retryAfterSeconds: number | null;
  /** Whether this is a defect, to be logged with its stack. */
  readonly bug: boolean;
}

const answer = (
  status: number,
  detail: string,
  requestId: string,
  extra: {
    type?: string;
    errors?: Problem['errors'];
    changed?: Problem['changed'];
    retryAfterSeconds?: number | undefined;
  } = {},
): Answer => ({
  problem: {
    type: extra.type ?? 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    error: detail,
    ...(extra.errors && { errors: extra.errors }),
    ...(extra.changed && { changed: extra.changed }),
    requestId,
  },
  retryAfterSeconds: extra.retryAfterSeconds ?? RETRY_AFTER[status] ?? null,
  bug: status === 500,
});

const changedOf = ({ change: { by, at, current } }: RecordChanged): Problem['changed'] => ({
  by,
  at: at.toISOString(),
  current,
});

const ofDomain = (error: DomainError, requestId: string): Answer =>
  answer(STATUS[error.kind], error.message, requestId, {
    type: `/problems/${error.code}`,
    errors: error.errors?.length ? error.errors : undefined,
    changed: error instanceof RecordChanged ? changedOf(error) : undefined,
    retryAfterSeconds: error.retryAfterSeconds,
  });

/** The status of an http-errors or Nest exception, if it blames the caller or a temporary condition. */
const statedStatus = (error: unknown): number | null => {
  if (error instanceof HttpException) return error.getStatus();
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
};

/** The problem for any thrown value. An unexpected error reveals nothing to the caller. */
export const problemOf = (error: unknown, requestId: string): Answer => {
  if (error instanceof DomainError) return ofDomain(error, requestId);
  const refusal = databaseRefusal(error);
  if (refusal) return ofDomain(refusal, requestId);
  const status = statedStatus(error);
  const sentence = status === null ? undefined : SENTENCE[status];
  if (status === null || sentence === undefined) return answer(500, BUG, requestId);
  return answer(status, sentence, requestId);
};

import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from '../problem.dto.js';

const MEANING = {
  400: 'Invalid request; `errors` lists each invalid field',
  401: 'Not authenticated, or sign-in failed',
  403: 'Not allowed',
  404: 'No such record',
  409: 'Conflicts with the current state of the record',
  413: 'The request body is too large',
  415: 'The request body has the wrong content type',
  422: 'The idempotency key was used for a different request',
  429: 'Too many requests. Retry after `Retry-After` seconds',
  500: 'Server error. Quote the request id when you contact us',
  503: 'Temporarily unavailable. Retry after `Retry-After` seconds',
} as const;

export type ProblemStatus = keyof typeof MEANING;

const retryAfter = {
  'Retry-After': {
    description: 'Seconds until the request may be retried',
    schema: { type: 'integer', example: 30 },
  },
} as const;

/** A problem response in the API description. */
export const problemResponse = (status: ProblemStatus) => ({
  status,
  description: MEANING[status],
  content: {
    'application/problem+json': {
      schema: { $ref: getSchemaPath(Problem) },
      example: {
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        detail: MEANING[status],
        error: MEANING[status],
        requestId: '0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11',
      },
    },
  },
  ...((status === 429 || status === 503) && { headers: retryAfter }),
});

/** Documents an operation's specific problems; `addDefaults` adds the general ones. */
export const ApiProblems = (...statuses: readonly ProblemStatus[]): ClassDecorator & MethodDecorator =>
  applyDecorators(ApiExtraModels(Problem), ...statuses.map((status) => ApiResponse(problemResponse(status))));

/** Problems of every operation. */
export const COMMON_PROBLEMS = [400, 429, 500, 503] as const satisfies readonly ProblemStatus[];

import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from './problem.js';
import { QUOTA_HEADERS } from './quota-headers.js';

type Responses = Record<string, { headers?: object }>;

const MEANING = {
  400: 'The input was refused; `errors` names each field',
  401: 'Nobody is signed in, or the sign-in failed',
  403: 'The caller may not do this',
  404: 'There is no such record',
  409: 'It clashes with what is stored',
  413: 'The body is too large',
  415: 'The body has the wrong content type',
  422: 'The idempotency key was used for another request',
  429: 'Too many calls; wait for Retry-After seconds',
  500: 'A defect on our side; nothing of it is shown but the request id',
  503: 'The database is away or the server is busy; try again after Retry-After seconds',
} as const;

export type ProblemStatus = keyof typeof MEANING;

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', example: 30 } },
} as const;

const response = (status: ProblemStatus) => ({
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

/** Documents the problems an operation can answer with. */
export const ApiProblems = (...statuses: readonly ProblemStatus[]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ApiExtraModels(Problem),
    ...statuses.map((status) => ApiResponse({ status, ...response(status) })),
  );

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Adds to an operation the problems that it can end in whoever wrote it. */
export const addProblems = ({ responses }: Operation, statuses: readonly ProblemStatus[]): void =>
  statuses.forEach((status) => (responses[status] ??= response(status)));

/** Any body is read and judged before the call that it was sent to, also one that no call needs. */
const WRITING: readonly ProblemStatus[] = [400, 403, 413, 415, 500];

const COMMON: Readonly<Record<'get' | 'post' | 'put' | 'patch' | 'delete', readonly ProblemStatus[]>> = {
  get: [500],
  post: WRITING,
  put: WRITING,
  patch: WRITING,
  delete: WRITING,
};

/** What a limited call answers says how many more may be made; so does the refusal of one too many. */
const SAYS_QUOTAS = /^2\d\d$|^429$/;

const addQuotaHeaders = (responses: Responses): void => {
  if (responses['429'] === undefined) return;
  for (const [status, answer] of Object.entries(responses))
    if (SAYS_QUOTAS.test(status)) answer.headers = { ...answer.headers, ...QUOTA_HEADERS };
};

/**
 * Adds what every operation can answer whoever wrote it: a defect, and for writes what the edge refuses; and to what
 * is limited, the headers that say so.
 */
export const addCommonProblems = (document: OpenAPIObject): OpenAPIObject => {
  const methods = Object.entries(COMMON) as [keyof typeof COMMON, readonly ProblemStatus[]][];
  for (const path of Object.values(document.paths)) {
    methods.forEach(([method, statuses]) => {
      const operation = path[method];
      if (!operation) return;
      addProblems(operation, statuses);
      addQuotaHeaders(operation.responses as Responses);
    });
  }
  return document;
};

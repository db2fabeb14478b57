import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY } from '../dto/idempotency-key.js';
import { QUOTA_HEADERS } from '../limits/quota-headers.js';
import { problemResponse, type ProblemStatus } from './api-problems.js';
import { operationsOf, type Method, type Operation } from './operations.js';

type Responses = Record<string, { description?: string; headers?: object }>;

/** The schema of each path parameter, by name. */
const PATH_PARAMETERS: Readonly<Record<string, object>> = {
  disclosureId: { type: 'string', format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f51' },
  receiptId: { type: 'string', format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f62' },
  id: { type: 'string', format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' },
  token: { type: 'string', example: 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0' },
};

const describePath = ({ parameters = [] }: Operation): void => {
  for (const parameter of parameters) {
    const schema = 'in' in parameter && parameter.in === 'path' ? PATH_PARAMETERS[parameter.name] : undefined;
    if (schema) Object.assign(parameter, { schema });
  }
};

const describeSuccess = (responses: Responses): void => {
  for (const [status, response] of Object.entries(responses))
    if ('description' in response) response.description ||= STATUS_CODES[status] ?? '';
};

/**
 * Problems that follow from an operation's kind: a write's origin and body are checked, even a body it does not need.
 */
const problemsOf = (path: string, method: Method, { parameters = [] }: Operation): ProblemStatus[] => [
  ...(method === 'get' ? [] : ([403, 413, 415] as const)),
  ...(path.includes('{') ? ([404] as const) : []),
  ...(parameters.some((one) => 'name' in one && one.name === IDEMPOTENCY_KEY) ? ([422] as const) : []),
];

const addProblems = (responses: Responses, problems: readonly ProblemStatus[]): void => {
  for (const problem of problems) {
    const { status, ...response } = problemResponse(problem);
    if (!(status in responses)) responses[status] = response;
  }
};

/** Responses of limited operations carry quota headers, and so does 429. */
const WITH_QUOTA_HEADERS = /^2\d\d$|^429$/;

const addQuotaHeaders = (responses: Responses): void => {
  if (responses['429'] === undefined) return;
  for (const [status, answer] of Object.entries(responses))
    if (WITH_QUOTA_HEADERS.test(status)) answer.headers = { ...answer.headers, ...QUOTA_HEADERS };
};

const complete = (path: string, method: Method, operation: Operation): void => {
  const responses = operation.responses as Responses;
  describePath(operation);
  describeSuccess(responses);
  addProblems(responses, problemsOf(path, method, operation));
  addQuotaHeaders(responses);
};

/** Adds to every operation what its controller need not repeat. */
export const addDefaults = (document: OpenAPIObject): OpenAPIObject => {
  for (const { path, method, operation } of operationsOf(document)) complete(path, method, operation);
  return document;
};

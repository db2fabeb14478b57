import type { Schemas } from '@/api/schemas';

/** An RFC 9457 problem of our API: `error` is a message for people. */
export interface Problem
  extends
    Pick<Schemas['Problem'], 'status' | 'error' | 'changed'>,
    Partial<Pick<Schemas['Problem'], 'type'>> {
  errors: readonly FieldError[];
}

/** Someone else's change of a record: `current` is the record as they saved it. */
export interface Change<Saved> extends Pick<Schemas['ProblemChange'], 'by' | 'at'> {
  current: Saved;
}
export type FieldError = Schemas['ProblemField'];

/**
 * The error that an API request rejects with. `message` is '400: body text'; `problem` is null if the response has
 * none.
 */
export interface Failure {
  name: 'Failure';
  status: number | 'network';
  message: string;
  problem: Problem | null;
  /** The response's Retry-After, if it has one. */
  retryAfterSeconds: number | null;
}

export function isFailure(value: unknown): value is Failure {
  return isRecord(value) && value['name'] === 'Failure';
}

/** The message to show: the server's, else the fallback. */
export function errorMessage(failure: unknown, fallback: string): string {
  return (isFailure(failure) && failure.problem?.error) || fallback;
}

/** Whether it is the problem of this code: 'code-needed' for the type '/problems/code-needed'. */
export function isProblem(failure: unknown, code: string): boolean {
  return isFailure(failure) && failure.problem?.type === `/problems/${code}`;
}

export function fieldErrorsOf(failure: unknown): readonly FieldError[] {
  return isFailure(failure) ? (failure.problem?.errors ?? []) : [];
}

/**
 * The change by someone else that caused an update to be rejected. `Saved` is the record as that request returns it,
 * which the API's description leaves open.
 */
export function changeOf<Saved>(failure: unknown): Change<Saved> | null {
  const change = isFailure(failure) ? failure.problem?.changed : null;
  return (change ?? null) as Change<Saved> | null;
}

/** Parses a body as a problem; null for anything else, such as a proxy's page. */
export function readProblem(status: number, body: string): Problem | null {
  const parsed = parseJson(body);
  if (!isRecord(parsed) || typeof parsed['error'] !== 'string') return null;
  const errors = Array.isArray(parsed['errors']) ? parsed['errors'].filter(isFieldError) : [];
  return { ...parsed, status, error: parsed['error'], errors };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

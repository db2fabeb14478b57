import type { FormikHelpers } from 'formik';
import { fieldErrorsOf, isFailure, isProblem } from '@/shared/lib/failure';
import { site } from '@/shared/site/settings';

/** Why a form was not sent. */
export interface SendProblem {
  /** The server's errors by field; each shows until its field changes. */
  readonly fields: Readonly<Record<string, { message: string; rejectedValue: unknown }>>;
  /** The message beside the button. */
  readonly message: string;
  /** The seconds to wait that the server asks for, and their end. */
  readonly wait: { readonly seconds: number; readonly until: number } | null;
}

/** Messages that a form words itself. */
interface ProblemWords {
  /** The rate limit was exceeded. */
  readonly tooMany?: string;
  /** No response arrived. */
  readonly unanswered?: string;
}

const KEPT = 'Your answers are still here.';

const TOO_MANY = `Too many requests from your network. ${KEPT} If it is urgent, call us on ${site.phone.shown}.`;
const UNANSWERED = `We could not reach our server. ${KEPT} Please check your connection and try again.`;

/** Whether the server asks to wait: the form then says so at its button, where a toast would repeat it. */
export const isRateLimited = (failure: unknown): boolean => isFailure(failure) && failure.status === 429;

/** Shows the problem beside the button, and the server's errors at their fields. */
export function showProblem<Values extends object>(
  form: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  failure: unknown,
  words: ProblemWords = {},
): void {
  form.setStatus(problemWith(values, failure, words));
}

/** What a failure means for the form with these values. */
export function problemWith(values: object, failure: unknown, words: ProblemWords = {}): SendProblem {
  const fields: Record<string, { message: string; rejectedValue: unknown }> = {};
  for (const { field, message } of fieldErrorsOf(failure)) {
    fields[field] = { message, rejectedValue: Reflect.get(values, field) };
  }
  const seconds = isFailure(failure) ? failure.retryAfterSeconds : null;
  const wait = seconds === null ? null : { seconds, until: Date.now() + seconds * 1000 };
  return { fields, message: messageFor(failure, words), wait };
}

export function serverErrorAbout(status: unknown, name: string, value: unknown): string | null {
  const error = problemIn(status)?.fields[name];
  return error && error.rejectedValue === value ? error.message : null;
}

/** The problem in a form's status, if there is one. */
export function problemIn(status: unknown): SendProblem | null {
  return typeof status === 'object' && status !== null && 'fields' in status ? (status as SendProblem) : null;
}

function messageFor(failure: unknown, { tooMany, unanswered = UNANSWERED }: ProblemWords): string {
  if (!isFailure(failure)) return `Something went wrong on our side. ${KEPT} Please try again.`;
  const { status, problem } = failure;
  if (status === 'network') return unanswered;
  // Other limits than that of requests say themselves what they are.
  if (status === 429 && (problem === null || isProblem(failure, 'too-many-requests')))
    return tooMany === undefined ? TOO_MANY : `${tooMany} ${KEPT}`;
  if (status === 503) return `We cannot take it at the moment. ${KEPT}`;
  if (status >= 500 || problem === null) return `Something went wrong on our side. ${KEPT} Please try again.`;
  return problem.errors.length > 0 ? 'Not sent. Check the fields marked above.' : problem.error;
}

import type { FormikHelpers } from 'formik';
import { fieldErrorsOf, isFailure } from '@/shared/lib/failure';

/** Why a form was not sent. */
export interface SendProblem {
  /** What the server said about the values it refused: each error stands until its field changes. */
  readonly fields: Readonly<Record<string, { message: string; refused: unknown }>>;
  /** What to say beside the button. */
  readonly sentence: string;
  /** How long the server asks to be left alone, and until when. */
  readonly wait: { readonly seconds: number; readonly until: number } | null;
}

/** What a form says in words of its own. */
interface ProblemWords {
  /** That the server asks to be left alone for a while. */
  readonly tooMany?: string;
  /** That no answer came. */
  readonly unanswered?: string;
}

const KEPT = 'Your answers are still here.';
const TOO_MANY = 'Too many requests from your network.';
const UNANSWERED = `We could not reach our server. ${KEPT} Please check your connection and try again.`;

/** Puts what went wrong beside the button, and the server's errors beside their fields. */
export function showProblem<Values extends object>(
  form: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  failure: unknown,
  words: ProblemWords = {},
): void {
  const fields: Record<string, { message: string; refused: unknown }> = {};
  for (const { field, message } of fieldErrorsOf(failure)) {
    fields[field] = { message, refused: Reflect.get(values, field) };
  }
  const seconds = isFailure(failure) ? failure.retryAfterSeconds : null;
  const wait = seconds === null ? null : { seconds, until: Date.now() + seconds * 1000 };
  form.setStatus({ fields, sentence: sentenceAbout(failure, words), wait } satisfies SendProblem);
}

export function serverErrorAbout(status: unknown, name: string, value: unknown): string | null {
  const error = problemIn(status)?.fields[name];
  return error && error.refused === value ? error.message : null;
}

/** What a form's status says, if it says anything. */
export function problemIn(status: unknown): SendProblem | null {
  return typeof status === 'object' && status !== null && 'fields' in status ? (status as SendProblem) : null;
}

function sentenceAbout(
  failure: unknown,
  { tooMany = TOO_MANY, unanswered = UNANSWERED }: ProblemWords,
): string {
  if (!isFailure(failure)) return `Something went wrong on our side. ${KEPT} Please try again.`;
  const { status, problem } = failure;
  if (status === 'network') return unanswered;
  if (status === 429) return `${tooMany} ${KEPT}`;
  if (status === 503) return `We cannot take it at the moment. ${KEPT}`;
  if (status >= 500 || problem === null) return `Something went wrong on our side. ${KEPT} Please try again.`;
  return problem.errors.length > 0 ? 'Not sent. Check the fields marked above.' : problem.error;
}

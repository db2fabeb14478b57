import { labelOf, type Answers } from '#kernel/lending/answers.js';
import { DomainError, recordChanged, refusal, type FieldError } from '#kernel/errors.js';

/** The same for unknown, expired and withdrawn links, so that they cannot be distinguished. */
export class LinkNotFound extends refusal(
  'not-found',
  'link-not-found',
  'This link does not work. It may have expired or been withdrawn.',
) {}

export class ApplicationNotFound extends refusal(
  'not-found',
  'application-not-found',
  'Application not found. It may have been deleted.',
) {}

export class MoveNotAllowed extends refusal(
  'conflict',
  'move-not-allowed',
  (from: string, to: string) =>
    `An application that is ${from.replace('_', ' ')} cannot become ${to.replace('_', ' ')}`,
) {}

const NO_DUPLICATE = {
  itself: 'An application cannot be a duplicate of itself.',
  older: 'Mark the older application as a duplicate of the newer one, not the other way round.',
  completed: 'A completed application cannot be a duplicate.',
  renewed: 'The newer application renews the older one, so they are not duplicates.',
  partner:
    'These cannot be marked as duplicates: a partner’s case can only be a duplicate within that partner’s cases.',
} as const;

/** Why an application cannot be marked as a duplicate of another. */
export class NotADuplicate extends refusal(
  'conflict',
  'not-a-duplicate',
  (why: keyof typeof NO_DUPLICATE) => NO_DUPLICATE[why],
) {}

/** The decision was based on the answers at that time. */
export class AnswersClosed extends refusal(
  'conflict',
  'answers-closed',
  (status: string) =>
    `This application is ${status}, so its answers can no longer be changed here. Please call us.`,
) {}

/** Only the broker may change an answer that came with the application. */
export class AnsweredBefore extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'answered-before';
  override readonly errors: readonly FieldError[];

  constructor(names: readonly (keyof Answers)[]) {
    const sentence = (name: keyof Answers): string =>
      `${labelOf(name)} was submitted with the application. Please call us to correct it.`;
    super(names.map(sentence).join(' '));
    this.errors = names.map((field) => ({ field, message: sentence(field) }));
  }
}

export class ReferenceTaken extends refusal(
  'conflict',
  'external-reference-taken',
  'You already have a case with this reference. Open that case, or use another reference.',
  'externalReference',
) {}

/** Deleted between the lookup of its name and the assignment. */
export class LenderDeleted extends refusal(
  'conflict',
  'lender-gone',
  'This lender no longer exists. Choose another.',
  'assignedLender',
) {}

export class CaseChanged extends recordChanged('case') {}

export class ApplicationChanged extends recordChanged('application') {}

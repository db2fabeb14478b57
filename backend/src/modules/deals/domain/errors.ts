import { DomainError, RecordChanged, refusal, type Change } from '#shared/domain/errors.js';

export class SubmissionNotFound extends refusal(
  'not-found',
  'submission-not-found',
  'There is no such submission. It may have been deleted with its application.',
) {}

export class SubmissionChanged extends RecordChanged {
  readonly code = 'submission-changed';

  constructor(change: Change) {
    super('submission', change);
  }
}

const inWords = (state: string): string => state.replace('_', ' ');

export class SubmissionMoveNotAllowed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-move-not-allowed';

  constructor(from: string, allowed: readonly string[]) {
    super(
      `This submission is ${inWords(from)}. From there it can become ${allowed.map(inWords).join(', ')}.`,
    );
  }
}

/** A lender is asked once at a time. */
export class LenderAskedAlready extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'lender-asked-already';

  constructor(lender: string, state: string) {
    super(
      `${lender} has a submission of this case already, which is ${inWords(state)}. Go on with that one.`,
    );
  }
}

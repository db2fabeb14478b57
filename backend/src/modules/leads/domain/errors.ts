import { DomainError, recordChanged, refusal } from '#kernel/errors.js';
import { MAX_LEADS } from './lead.js';

/** Also for another partner's lead, so that its existence is not revealed. */
export class LeadNotFound extends refusal(
  'not-found',
  'lead-not-found',
  'Lead not found. It may have been deleted.',
) {}

export class LeadOwnerNotFound extends refusal('not-found', 'introducer-not-found', 'Partner not found') {}

/** Only its partner, or a system of the partner, can have changed a lead. */
const OWNER = 'Your account';

export class LeadChanged extends recordChanged('lead') {
  constructor(at: Date, current: object) {
    super({ by: OWNER, at, current });
  }
}

export class ImportRunning extends refusal(
  'conflict',
  'import-running',
  'Another import of your leads is in progress. Please try again in a minute.',
) {}

const number = (count: number): string => count.toLocaleString('en-GB');

/** `kept` leads are in the list, and `more` were to be added together. */
export class LeadListFull extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'lead-list-full';

  constructor(stored: number, more: number) {
    const limitReached = `it has ${number(stored)} of at most ${number(MAX_LEADS)} leads`;
    super(
      more === 1
        ? `Your list is full: ${limitReached}. This lead was not added. Delete leads you no longer need, then try again.`
        : `These ${number(more)} leads do not fit in your list: ${limitReached}. Nothing was imported. Delete leads you no longer need, or import a smaller file.`,
    );
  }
}

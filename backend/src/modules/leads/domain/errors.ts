import { RecordChanged, refusal } from '#shared/domain/errors.js';

/** Said of another partner's lead too: nobody learns that there is one. */
export class LeadNotFound extends refusal(
  'not-found',
  'lead-not-found',
  'There is no such lead in your list. It may have been deleted.',
) {}

export class LeadOwnerNotFound extends refusal(
  'not-found',
  'introducer-not-found',
  'There is no such partner',
) {}

/** Nobody but its partner, or a program of theirs, can have changed a lead. */
const OWNER = 'Your account';

export class LeadChanged extends RecordChanged {
  readonly code = 'lead-changed';

  constructor(at: Date, current: object) {
    super('lead', { by: OWNER, at, current });
  }
}

export class ImportRunning extends refusal(
  'conflict',
  'import-running',
  'Another import of yours is still being saved. Please try again in a minute.',
) {}

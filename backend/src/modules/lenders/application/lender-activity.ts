import type { Activity } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { Lender, LenderChanges } from '../domain/lender.js';
import { LENDER_FIELDS } from '#kernel/lending/lender-fields.js';

/** A lender as a subject of the activity log. */
export const lenderSubject = (lender: Lender) => ({ type: 'lender', id: lender.id });

/** All statements of a lender, as the changes of adding or deleting it. */
export const statementsOf = (lender: Lender, as: 'from' | 'to'): LenderChanges => {
  const changes: LenderChanges = {};
  for (const field of LENDER_FIELDS) {
    const value = lender.stated(field);
    if (value !== null) changes[field] = as === 'to' ? { from: null, to: value } : { from: value, to: null };
  }
  return changes;
};

export const lenderCreated = (actor: Principal, lender: Lender): Activity => ({
  actor,
  action: 'lender-created',
  subject: lenderSubject(lender),
  changes: statementsOf(lender, 'to'),
});

export const lenderUpdated = (actor: Principal, lender: Lender, changes: LenderChanges): Activity => ({
  actor,
  action: 'lender-updated',
  subject: lenderSubject(lender),
  changes,
});

/** Logs what the lender stated, so that a deletion can be read and undone by hand. */
export const lenderDeleted = (actor: Principal, lender: Lender): Activity => ({
  actor,
  action: 'lender-deleted',
  subject: lenderSubject(lender),
  changes: statementsOf(lender, 'from'),
});

import { DAY_MS } from '#kernel/time/time-units.js';
import type { LenderConfirmation } from '#modules/lenders/public.js';
import type { DecidingStatement } from '#modules/matching/public.js';

/** Criteria confirmed within this time are considered current. */
const FRESH_DAYS = 30;
/** Criteria never confirmed count as this old, the maximum. */
const OLDEST_DAYS = 730;
const MAX_LENDERS = 20;
const MAX_STATEMENTS = 3;

/** A lender whose criteria should be confirmed. */
export interface LenderToConfirm {
  readonly id: string;
  readonly name: string;
  /** ISO 8601, UTC; null if never confirmed. */
  readonly confirmedAt: string | null;
  /** Its most decisive statements, at most three. */
  readonly statements: readonly Omit<DecidingStatement, 'lenderId'>[];
}

const decidedBy = (statements: readonly DecidingStatement[]): number =>
  statements.reduce((sum, { refused, unconfirmed }) => sum + refused + unconfirmed, 0);

const daysSince = (at: Date | null, now: Date): number =>
  at === null ? OLDEST_DAYS : Math.min(OLDEST_DAYS, (now.getTime() - at.getTime()) / DAY_MS);

const withoutLender = ({ field, states, refused, unconfirmed, asked, named }: DecidingStatement) => ({
  field,
  states,
  refused,
  unconfirmed,
  asked,
  named,
});

/**
 * Lenders to confirm first: the more enquiries their statements decided and the longer ago they were confirmed, the
 * sooner. At most twenty, without those confirmed within thirty days.
 */
export const confirmNext = (
  statements: readonly DecidingStatement[],
  confirmations: readonly LenderConfirmation[],
  now: Date,
): readonly LenderToConfirm[] => {
  const of = Map.groupBy(statements, ({ lenderId }) => lenderId);
  return confirmations
    .map((lender) => ({
      lender,
      deciding: of.get(lender.id) ?? [],
      days: daysSince(lender.confirmedAt, now),
    }))
    .filter(({ deciding, days }) => deciding.length > 0 && days >= FRESH_DAYS)
    .map((candidate) => ({ ...candidate, urgency: decidedBy(candidate.deciding) * candidate.days }))
    .sort((a, b) => b.urgency - a.urgency || (a.lender.id < b.lender.id ? -1 : 1))
    .slice(0, MAX_LENDERS)
    .map(({ lender: { id, name, confirmedAt }, deciding }) => ({
      id,
      name,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      statements: deciding.slice(0, MAX_STATEMENTS).map(withoutLender),
    }));
};

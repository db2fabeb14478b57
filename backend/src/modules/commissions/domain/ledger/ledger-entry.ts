import { InvalidInput } from '#kernel/errors.js';
import { addDays } from '#kernel/time/london-time.js';
import { formatPence } from '#kernel/money/pence.js';
import type { VatTreatment } from './commission-terms.js';
import { vatOn, type Earned } from './earn-commission.js';
import { NothingLeftToClawBack, EntryNotClawbackable } from '../errors.js';

/** Why money is owed: earned by a deal, clawed back, or adjusted by an administrator. */
export const ENTRY_KINDS = ['earned', 'clawback', 'adjustment'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Net and VAT, in whole pence. */
export interface Amounts {
  readonly amountPence: number;
  readonly vatPence: number;
}

/** When an entry is recorded, with the date in London. */
interface Recorded {
  readonly by: string | null;
  readonly at: Date;
  readonly today: string;
}

type Fields = Pick<
  LedgerEntry,
  | 'introducerId'
  | 'applicationId'
  | 'submissionId'
  | 'kind'
  | 'amountPence'
  | 'vatPence'
  | 'how'
  | 'takesBackId'
> & { readonly earnedOn: string; readonly dueOn: string };

/** An entry of a partner's commission. Never changes: other entries correct it. */
export class LedgerEntry implements Amounts {
  readonly id: string;
  readonly introducerId: string;
  /** Null without a case, and after its deletion. */
  readonly applicationId: string | null;
  readonly submissionId: string | null;
  readonly kind: EntryKind;
  /** Net; negative for a clawback. */
  readonly amountPence: number;
  readonly vatPence: number;
  /** The calculation as a sentence: '20% of £4,500.00'. */
  readonly how: string;
  /** For a clawback: the entry that it reduces. */
  readonly takesBackId: string | null;
  /** Dates in London: '2026-03-12'. */
  readonly earnedOn: string;
  readonly dueOn: string;
  /** Set by the statement that includes it. */
  readonly statementId: string | null = null;
  readonly createdAt: Date;
  /** The member of staff who recorded it; null for automatic entries, and after the account's deletion. */
  readonly createdBy: string | null;

  private constructor(id: string, fields: Fields, { by, at }: Recorded) {
    this.id = id;
    this.introducerId = fields.introducerId;
    this.applicationId = fields.applicationId;
    this.submissionId = fields.submissionId;
    this.kind = fields.kind;
    this.amountPence = fields.amountPence;
    this.vatPence = fields.vatPence;
    this.how = fields.how;
    this.takesBackId = fields.takesBackId;
    this.earnedOn = fields.earnedOn;
    this.dueOn = fields.dueOn;
    this.createdAt = at;
    this.createdBy = by;
  }

  /** From a completion or a later payment, with its date. */
  static earned(
    id: string,
    of: Pick<LedgerEntry, 'introducerId' | 'applicationId' | 'submissionId' | 'earnedOn'>,
    earned: Earned,
    payAfterDays: number,
    recorded: Recorded,
  ): LedgerEntry {
    const dueOn = addDays(of.earnedOn, payAfterDays);
    return new LedgerEntry(id, { ...of, ...earned, kind: 'earned', takesBackId: null, dueOn }, recorded);
  }

  /**
   * @param of The entry to claw back
   * @param clawbacks Earlier clawbacks of it, each negative
   * @param asked Net; null for the whole remainder
   * @param why Ends the sentence
   * @throws EntryNotClawbackable, NothingLeftToClawBack, InvalidInput for more than the remainder
   */
  static clawback(
    id: string,
    of: LedgerEntry,
    clawbacks: readonly Amounts[],
    { amountPence: requestedPence, why }: { readonly amountPence: number | null; readonly why: string },
    recorded: Recorded,
  ): LedgerEntry {
    if (of.kind !== 'earned') throw new EntryNotClawbackable();
    const left = leftOf(of, clawbacks);
    if (left.amountPence === 0) throw new NothingLeftToClawBack();
    const amountPence = requestedPence ?? left.amountPence;
    if (amountPence > left.amountPence) {
      const message = `At most ${formatPence(left.amountPence)} of the commission earned is left`;
      throw new InvalidInput([{ field: 'amountPence', message }]);
    }
    // The last clawback takes the remainder, so that the VAT adds up exactly.
    const isLast = amountPence === left.amountPence;
    const share = of.vatPence === 0 ? 0 : vatOn(amountPence, 'standard');
    const vatPence = isLast ? left.vatPence : Math.min(share, left.vatPence);
    const part = amountPence === of.amountPence ? '' : `${formatPence(amountPence)} of `;
    return new LedgerEntry(
      id,
      {
        introducerId: of.introducerId,
        applicationId: of.applicationId,
        submissionId: of.submissionId,
        kind: 'clawback',
        takesBackId: of.id,
        amountPence: -amountPence,
        vatPence: 0 - vatPence,
        how: `${part}${formatPence(of.amountPence)} clawed back: ${why}`,
        earnedOn: recorded.today,
        dueOn: recorded.today,
      },
      recorded,
    );
  }

  /** @throws InvalidInput for an amount of 0 */
  static adjustment(
    id: string,
    of: Pick<LedgerEntry, 'introducerId' | 'applicationId'>,
    {
      amountPence,
      vat,
      reason,
    }: { readonly amountPence: number; readonly vat: VatTreatment; readonly reason: string },
    recorded: Recorded,
  ): LedgerEntry {
    if (amountPence === 0)
      throw new InvalidInput([{ field: 'amountPence', message: 'Enter an amount other than £0' }]);
    return new LedgerEntry(
      id,
      {
        introducerId: of.introducerId,
        applicationId: of.applicationId,
        submissionId: null,
        kind: 'adjustment',
        takesBackId: null,
        amountPence,
        vatPence: vatOn(amountPence, vat),
        how: reason,
        earnedOn: recorded.today,
        dueOn: recorded.today,
      },
      recorded,
    );
  }
}

/** What remains of an entry after its clawbacks. */
export const leftOf = (of: Amounts, clawbacks: readonly Amounts[]): Amounts => ({
  amountPence: clawbacks.reduce((left, { amountPence }) => left + amountPence, of.amountPence),
  vatPence: clawbacks.reduce((left, { vatPence }) => left + vatPence, of.vatPence),
});

/** The net amount that can still be clawed back: 0 for entries that were not earned. */
export const clawbackLimit = (
  of: Amounts & Pick<LedgerEntry, 'kind'>,
  clawbacks: readonly Amounts[],
): number => (of.kind === 'earned' ? leftOf(of, clawbacks).amountPence : 0);

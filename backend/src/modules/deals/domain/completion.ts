import { InvalidInput } from '#kernel/errors.js';
import { addMonths } from '#kernel/time/london-time.js';

/** A completion as staff enter it. Dates are in London: '2026-03-12'. */
export interface CompletionDetails {
  readonly completedOn: string;
  readonly drawnPence: number;
  /** What the lender pays the broker for it; 0 if nothing. */
  readonly brokerCommissionPence: number;
  /** The lender's reference for the facility. */
  readonly facilityReference?: string | undefined;
  /** The end of the facility; by default the completion date plus the term of the accepted offer. */
  readonly endsOn?: string | undefined;
}

/** The drawdown of a submission. Kept after a reversal, with the reason. */
export class Completion {
  readonly id: string;
  readonly submissionId: string;
  readonly completedOn: string;
  readonly drawnPence: number;
  readonly brokerCommissionPence: number;
  readonly facilityReference: string | null;
  /** Null for a facility without an end date. */
  readonly endsOn: string | null;
  /** The date of an early repayment; null without one. */
  redeemedOn: string | null = null;
  reversedAt: Date | null = null;
  readonly createdAt: Date;

  private constructor(
    id: string,
    submissionId: string,
    details: CompletionDetails,
    endsOn: string | null,
    at: Date,
  ) {
    this.id = id;
    this.submissionId = submissionId;
    this.completedOn = details.completedOn;
    this.drawnPence = details.drawnPence;
    this.brokerCommissionPence = details.brokerCommissionPence;
    this.facilityReference = details.facilityReference?.trim() || null;
    this.endsOn = endsOn;
    this.createdAt = at;
  }

  /**
   * `termMonths` is the accepted offer's; null without one.
   * @throws InvalidInput for a future completion date, and for an end date that is not later
   */
  static recorded(
    id: string,
    submissionId: string,
    details: CompletionDetails,
    termMonths: number | null,
    { at, today }: { readonly at: Date; readonly today: string },
  ): Completion {
    const { completedOn } = details;
    if (completedOn > today)
      throw invalid(
        'completedOn',
        'This date is in the future. Record the completion once the loan is drawn down.',
      );
    if (details.endsOn !== undefined && details.endsOn <= completedOn)
      throw invalid(
        'endsOn',
        'The facility must end after the completion date. Leave this empty to use the term of the offer.',
      );
    const byTerm = termMonths === null ? null : addMonths(completedOn, termMonths);
    return new Completion(id, submissionId, details, details.endsOn ?? byTerm, at);
  }

  /**
   * Records an early repayment; null undoes it.
   * @throws InvalidInput for a date before the completion or in the future
   */
  redeem(redeemedOn: string | null, today: string): void {
    if (redeemedOn !== null && redeemedOn > today)
      throw invalid('redeemedOn', 'This date is in the future. Record it once the facility is repaid.');
    if (redeemedOn !== null && redeemedOn < this.completedOn)
      throw invalid('redeemedOn', 'The facility cannot be repaid before the completion date.');
    this.redeemedOn = redeemedOn;
  }

  reverse(at: Date): void {
    this.reversedAt = at;
  }
}

const invalid = (field: string, message: string): InvalidInput => new InvalidInput([{ field, message }]);

import { InvalidInput } from '#kernel/errors.js';
import { addMonths } from '#kernel/time/london-time.js';

/** What staff say of a completion. Days are days in London: '2026-03-12'. */
export interface CompletionDetails {
  readonly completedOn: string;
  readonly drawnPence: number;
  /** What the lender pays the broker for it; 0 where it pays nothing. */
  readonly brokerCommissionPence: number;
  /** What the lender calls the facility. */
  readonly facilityReference?: string | undefined;
  /** When the facility ends; by default the day of completion and the term of the accepted offer. */
  readonly endsOn?: string | undefined;
}

/** That a submission's money was drawn. It stays where it is reversed, with the reason. */
export class Completion {
  readonly id: string;
  readonly submissionId: string;
  readonly completedOn: string;
  readonly drawnPence: number;
  readonly brokerCommissionPence: number;
  readonly facilityReference: string | null;
  /** Null for a facility without an end. */
  readonly endsOn: string | null;
  /** When it was paid back before its end; null where it was not. */
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
   * `termMonths` is the accepted offer's; null where it has none.
   * @throws InvalidInput for a day of completion that is still to come, and for an end that is no later than it
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
   * It was paid back before its end; null takes that back.
   * @throws InvalidInput for a day before the completion, or that is still to come
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

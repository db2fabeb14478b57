import type { TrackRecord, TrackRecords } from '#platform/application/track-records.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import type { ApplicantQueries } from '../links/applicant.queries.js';
import { thenAndToday, type LenderMatching, type ThenAndToday } from '../submission/lender-matching.js';

/** The number of matches shown. */
const MAX_RECORDS = 100;

export interface FoundLenders<A> extends ThenAndToday<A> {
  /** Track records of the matched lenders that have any. */
  readonly records: readonly RecordOfLender[];
}

export interface RecordOfLender extends TrackRecord {
  readonly lenderId: string;
}

/** Today's matches of a stored application, and what has changed since submission. */
export class FindLenders<A> {
  constructor(
    private readonly applicants: ApplicantQueries,
    private readonly matching: Pick<LenderMatching<A>, 'match'>,
    private readonly trackRecords: TrackRecords,
  ) {}

  /** @throws ApplicationNotFound */
  async execute(id: string): Promise<FoundLenders<A>> {
    const saved = await this.applicants.savedEnquiry(id);
    if (!saved) throw new ApplicationNotFound();
    const today = await this.matching.match(saved.answers, saved.isUndecided);
    const records = await this.trackRecords.of(today.matches.best.slice(0, MAX_RECORDS).map(({ id }) => id));
    return {
      ...thenAndToday(saved.matches, today),
      records: [...records].map(([lenderId, record]) => ({ lenderId, ...record })),
    };
  }
}

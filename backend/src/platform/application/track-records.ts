/** From so many submissions on a figure is told; of fewer it would say more of chance than of the lender. */
export const MIN_SAMPLE_SIZE = 5;

/** What a lender did with what the broker sent it, each figure with how many submissions it is of. */
export interface TrackRecord {
  /** From sending to the first offer or refusal, for half of those that were decided at most. */
  readonly decision: { readonly n: number; readonly medianDays: number | null };
  /** Of those that were decided, how many had an offer. */
  readonly offered: { readonly n: number; readonly percent: number | null };
  /** Of those that are over, how many ended in drawn money. */
  readonly completed: { readonly n: number; readonly percent: number | null };
  /** The most frequent reason of those that it declined. */
  readonly declined: { readonly n: number; readonly reasonCode: string | null };
}

export const NO_TRACK_RECORD: TrackRecord = {
  decision: { n: 0, medianDays: null },
  offered: { n: 0, percent: null },
  completed: { n: 0, percent: null },
  declined: { n: 0, reasonCode: null },
};

/** For staff to read beside what lenders say of themselves; the matching rule never sees it. */
export abstract class TrackRecords {
  /** By their ids, without those that were sent nothing. */
  abstract of(lenderIds: readonly string[]): Promise<ReadonlyMap<string, TrackRecord>>;
}

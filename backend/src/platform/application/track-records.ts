/** With fewer submissions a figure would say more about chance than about the lender. */
export const MIN_SAMPLE_SIZE = 5;

/** A lender's past results with this broker's submissions, each figure with its sample size. */
export interface TrackRecord {
  /** Median time from sending to the first offer or decline. */
  readonly decision: { readonly n: number; readonly medianDays: number | null };
  /** Share of decided submissions that received an offer. */
  readonly offered: { readonly n: number; readonly percent: number | null };
  /** Share of finished submissions that were drawn down. */
  readonly completed: { readonly n: number; readonly percent: number | null };
  /** The most frequent reason for declining. */
  readonly declined: { readonly n: number; readonly reasonCode: string | null };
}

export const NO_TRACK_RECORD: TrackRecord = {
  decision: { n: 0, medianDays: null },
  offered: { n: 0, percent: null },
  completed: { n: 0, percent: null },
  declined: { n: 0, reasonCode: null },
};

/** For staff, beside the lender's criteria; the matching rule never uses it. */
export abstract class TrackRecords {
  /** Track records by lender id; lenders without submissions are omitted. */
  abstract of(lenderIds: readonly string[]): Promise<ReadonlyMap<string, TrackRecord>>;
}

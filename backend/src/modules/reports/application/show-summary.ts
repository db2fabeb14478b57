import type { BrokerCounts, Counts } from './broker-counts.js';

export interface Summary extends Counts {
  /** Approved of all applications, in whole percent; 0 while there are none. */
  readonly completionRate: number;
}

/** The figures at the head of the broker's dashboard. */
export class ShowSummary {
  constructor(private readonly counts: BrokerCounts) {}

  async execute(): Promise<Summary> {
    const counts = await this.counts.read();
    const { approved, total } = counts.applications;
    return { ...counts, completionRate: total === 0 ? 0 : Math.round((100 * approved) / total) };
  }
}

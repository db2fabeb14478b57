import type { Contributions } from '#platform/application/contributions.js';
import { WAITING_PLACES, WaitingWork, type WaitingPlace } from '#platform/application/portal/waiting-work.js';
import { recordFrom } from '#kernel/records.js';

/** Counts of waiting work, for the portal's navigation. */
export class CountWaiting {
  constructor(private readonly contributions: Contributions) {}

  async execute(): Promise<Readonly<Record<WaitingPlace, number>>> {
    const counts = await Promise.all(
      this.contributions.of(WaitingWork).map(async (work) => ({ place: work.place, n: await work.count() })),
    );
    const inPlace = (place: WaitingPlace): number =>
      counts.reduce((sum, count) => (count.place === place ? sum + count.n : sum), 0);
    return recordFrom(WAITING_PLACES, inPlace);
  }
}

import type { IntroducerRepository } from './introducer.repository.js';

/** What the companies of partners are called, for lists of other modules that keep their ids. */
export class NameIntroducers {
  constructor(private readonly introducers: IntroducerRepository) {}

  execute(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.introducers.findCompanyNames([...new Set(ids)]);
  }
}

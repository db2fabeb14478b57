import type { IntroducerRepository } from './introducer.repository.js';

/** How many partners have signed up, suspended ones among them. */
export class CountIntroducers {
  constructor(private readonly introducers: IntroducerRepository) {}

  execute(): Promise<number> {
    return this.introducers.count();
  }
}

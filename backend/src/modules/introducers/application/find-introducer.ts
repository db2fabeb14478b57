import { introducerView, type IntroducerView } from './introducer-view.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** A partner, as other modules may know it. */
export interface KnownIntroducer extends IntroducerView {
  readonly suspended: boolean;
}

/** A partner, for other modules that keep its id. */
export class FindIntroducer {
  constructor(private readonly introducers: IntroducerRepository) {}

  async execute(id: string): Promise<KnownIntroducer | null> {
    const introducer = await this.introducers.find(id);
    return introducer && { ...introducerView(introducer), suspended: introducer.isSuspended };
  }
}

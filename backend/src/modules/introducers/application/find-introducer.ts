import type { SelfBilling } from '../domain/introducer.js';
import { introducerView, type IntroducerView } from './introducer-view.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** A partner, as other modules may know it. */
export interface KnownIntroducer extends IntroducerView, SelfBilling {
  readonly suspended: boolean;
}

/** A partner, for other modules that keep its id. */
export class FindIntroducer {
  constructor(private readonly introducers: IntroducerRepository) {}

  /** Null for one who is gone. */
  async execute(id: string): Promise<KnownIntroducer | null> {
    const introducer = await this.introducers.find(id);
    if (!introducer) return null;
    const { selfBillingAgreedOn, vatNumber, isSuspended: suspended } = introducer;
    return { ...introducerView(introducer), selfBillingAgreedOn, vatNumber, suspended };
  }

  /** Of one whom records keep from being deleted. */
  async get(id: string): Promise<KnownIntroducer> {
    const found = await this.execute(id);
    if (!found) throw new Error(`Partner not found: ${id}`);
    return found;
  }
}

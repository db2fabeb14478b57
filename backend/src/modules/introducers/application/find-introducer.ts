import type { SelfBilling } from '../domain/introducer.js';
import { introducerView, type IntroducerView } from './introducer-view.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** A partner, for other modules. */
export interface KnownIntroducer extends IntroducerView, SelfBilling {
  readonly suspended: boolean;
}

/** Finds a partner by id, for other modules. */
export class FindIntroducer {
  constructor(private readonly introducers: IntroducerRepository) {}

  /** Null if deleted. */
  async execute(id: string): Promise<KnownIntroducer | null> {
    const introducer = await this.introducers.find(id);
    if (!introducer) return null;
    const { selfBillingAgreedOn, vatNumber, isSuspended: suspended } = introducer;
    return { ...introducerView(introducer), selfBillingAgreedOn, vatNumber, suspended };
  }

  /** For a partner that cannot be deleted because of records. */
  async get(id: string): Promise<KnownIntroducer> {
    const found = await this.execute(id);
    if (!found) throw new Error(`Partner not found: ${id}`);
    return found;
  }
}

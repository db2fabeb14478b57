import { compareLenders, type ComparedLender } from '../domain/advice/comparison.js';
import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import type { Panel } from './panel.js';

/** What a few lenders state on each criterion, and how that stands to an enquiry: for lenders side by side. */
export class CompareLenders {
  constructor(private readonly panel: Panel) {}

  async execute(enquiry: Enquiry, lenderIds: readonly string[]): Promise<readonly ComparedLender[]> {
    return compareLenders(readFacts(enquiry), await this.panel.current(), lenderIds);
  }
}

import { compareLenders, type ComparedLender } from '../domain/advice/comparison.js';
import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import type { Panel } from './panel.js';

/** Compares a few lenders criterion by criterion, with the result for an enquiry. */
export class CompareLenders {
  constructor(private readonly panel: Panel) {}

  async execute(enquiry: Enquiry, lenderIds: readonly string[]): Promise<readonly ComparedLender[]> {
    return compareLenders(readFacts(enquiry), await this.panel.current(), lenderIds);
  }
}

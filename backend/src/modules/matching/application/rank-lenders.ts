import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import { rankPanel } from '../domain/rule/match.js';
import type { RankedLenders } from '../domain/rule/match-answer.js';
import type { Panel } from './panel.js';

/** Matching lenders by name and score only, best first: for storing, without reasons. */
export class RankLenders {
  constructor(private readonly panel: Panel) {}

  async execute(enquiry: Enquiry, limit: number): Promise<RankedLenders> {
    return rankPanel(readFacts(enquiry), await this.panel.current(), limit);
  }
}

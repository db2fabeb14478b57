import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import { rankPanel } from '../domain/rule/match.js';
import type { RankedLenders } from '../domain/rule/match-answer.js';
import type { Panel } from './panel.js';

/** Which lenders fit, best first, by name and score alone: for keeping, where nobody reads the reasons. */
export class RankLenders {
  constructor(private readonly panel: Panel) {}

  async execute(enquiry: Enquiry, limit: number): Promise<RankedLenders> {
    return rankPanel(readFacts(enquiry), await this.panel.current(), limit);
  }
}

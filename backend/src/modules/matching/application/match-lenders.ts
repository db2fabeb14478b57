import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import { matchPanel } from '../domain/rule/match.js';
import type { MatchAnswer } from '../domain/rule/match-answer.js';
import type { Panel } from './panel.js';

const DEFAULT_LIMIT = 100;

/** Matching lenders, best first, with all reasons. */
export class MatchLenders {
  constructor(private readonly panel: Panel) {}

  async execute(enquiry: Enquiry, limit = DEFAULT_LIMIT): Promise<MatchAnswer> {
    return matchPanel(readFacts(enquiry), await this.panel.current(), limit);
  }
}

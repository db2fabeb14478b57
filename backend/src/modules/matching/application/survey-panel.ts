import { pause, slicesOf } from '#platform/application/slices.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { MoneySpan } from '#kernel/money/money.js';
import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import type { CompiledPanel } from '../domain/panel/panel.js';
import { known } from '../domain/panel/parsed.js';
import { Survey, type DecidingStatement, type SurveyedEnquiry } from '../domain/advice/survey.js';
import type { Panel } from './panel.js';

/**
 * The maximum number of lenders judged in total: with fifty thousand lenders that is sixty enquiries, and a few
 * seconds of work.
 */
const MAX_JUDGED = 3_000_000;
const MAX_STATEMENTS = 500;

/** The result of one enquiry. */
export interface EnquiryFound extends SurveyedEnquiry {
  readonly products: readonly ProductKey[];
  readonly amount: MoneySpan | null;
}

export interface PanelSurvey {
  /** Active lenders of the panel. */
  readonly lenders: number;
  /** One per enquiry, in their order; the last are left out if the panel is too large for all. */
  readonly enquiries: readonly EnquiryFound[];
  /** The most decisive first. */
  readonly statements: readonly DecidingStatement[];
}

/**
 * Matches enquiries with today's panel one after another, and finds which lenders fit and which statements exclude
 * the others.
 */
export class SurveyPanel {
  constructor(private readonly panel: Panel) {}

  async execute(enquiries: readonly Enquiry[]): Promise<PanelSurvey> {
    const panel = await this.panel.current();
    const most = Math.floor(MAX_JUDGED / Math.max(1, panel.length));
    const survey = new Survey();
    const found: EnquiryFound[] = [];
    for (const enquiry of enquiries.slice(0, most)) found.push(await this.put(enquiry, panel, survey));
    return { lenders: panel.length, enquiries: found, statements: survey.deciding(MAX_STATEMENTS) };
  }

  /** In slices, so that other requests are served meanwhile. */
  private async put(enquiry: Enquiry, panel: CompiledPanel, survey: Survey): Promise<EnquiryFound> {
    const facts = readFacts(enquiry);
    const under = survey.begin(facts);
    for (const lenders of slicesOf(panel)) {
      under.look(lenders);
      await pause();
    }
    return { ...under.result(), products: facts.products, amount: known(facts.amount) };
  }
}

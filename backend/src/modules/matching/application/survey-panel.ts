import { pause, slicesOf } from '#platform/application/slices.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { MoneySpan } from '#kernel/money/money.js';
import { readFacts, type Enquiry } from '../domain/rule/enquiry.js';
import type { CompiledPanel } from '../domain/panel/panel.js';
import { known } from '../domain/panel/parsed.js';
import { Survey, type DecidingStatement, type SurveyedEnquiry } from '../domain/advice/survey.js';
import type { Panel } from './panel.js';

/** How many lenders are judged in all: among fifty thousand that is sixty enquiries, and some seconds of work. */
const MAX_JUDGED = 3_000_000;
const MAX_STATEMENTS = 500;

/** What one of the enquiries came to. */
export interface EnquiryFound extends SurveyedEnquiry {
  readonly products: readonly ProductKey[];
  readonly amount: MoneySpan | null;
}

export interface PanelSurvey {
  /** Active lenders of the panel. */
  readonly lenders: number;
  /** One for each enquiry, in their order; the last are left out where the panel is too large for all. */
  readonly enquiries: readonly EnquiryFound[];
  /** Those that decided most first. */
  readonly statements: readonly DecidingStatement[];
}

/** Puts enquiries to today's panel, one after another: who would lend, and what of a lender stood in the way. */
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

  /** In slices, so that whoever asks for something else meanwhile is answered. */
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

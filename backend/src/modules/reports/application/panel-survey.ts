import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { MoneySpan } from '#kernel/money/money.js';
import type { ProductKey } from '#kernel/lending/product.js';

/** An enquiry, put to the panel of today. */
export interface SurveyedEnquiry {
  readonly id: string;
  readonly companyName: string;
  readonly createdAt: Date;
  readonly products: readonly ProductKey[];
  /** What it asks for; null where that could not be read. */
  readonly amount: MoneySpan | null;
  /** Active lenders that offer it. */
  readonly offering: number;
  readonly strong: number;
  /** How many lenders that are no strong match each criterion of the rule refuses. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** What a lender states in one field, and how many enquiries that alone decided. */
export interface DecidingStatement {
  readonly lenderId: string;
  readonly field: LenderField;
  /** Null where nothing is stated. */
  readonly states: string | null;
  readonly refused: number;
  readonly unconfirmed: number;
  /** What those enquiries asked for: in pounds, months, points or percent; null where it is no figure. */
  readonly asked: { readonly from: number; readonly to: number } | null;
  /** What they named: property types, sectors, nations. */
  readonly named: readonly string[];
}

export interface Survey {
  /** Active lenders. */
  readonly lenders: number;
  /** The latest first. */
  readonly enquiries: readonly SurveyedEnquiry[];
  /** Those that decided most first. */
  readonly statements: readonly DecidingStatement[];
}

export interface Confirmation {
  readonly id: string;
  readonly name: string;
  /** Null where nobody has confirmed it yet. */
  readonly confirmedAt: Date | null;
}

/** Puts the enquiries of late to the panel of today. */
export abstract class PanelSurvey {
  /** Of those that came since then, the latest, at most so many. It takes a while, in which others are answered. */
  abstract run(since: Date, most: number): Promise<Survey>;
  /** When lenders were last confirmed, as it stands now, of those that are still there and active. */
  abstract confirmations(lenderIds: readonly string[]): Promise<readonly Confirmation[]>;
}

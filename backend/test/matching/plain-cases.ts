/* Enquiries and lenders as numbers, before they are formatted as text. */

export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

/** A requested amount or duration: from, to, and whether it is open-ended. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly open?: boolean;
}

export interface PlainEnquiry {
  readonly products: readonly string[];
  readonly amount: Span | 'blank' | 'unreadable';
  /** In months. */
  readonly history: Span | 'blank' | 'unreadable';
  readonly credit: number | 'blank' | 'unreadable';
  readonly adverse: boolean | null;
  readonly sector: string | null;
  readonly propertyType: string | null;
  readonly value: number | null;
  readonly ltv: number | null;
  readonly development: boolean;
  readonly refurbishment: boolean;
  readonly propertyNation: Nation | null;
  readonly registeredNation: Nation | null;
}

/** Null is 'not stated'; a limit of 'none' is a stated absence of one. */
export interface PlainLender {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly products: readonly string[];
  readonly min: number | 'none' | null;
  readonly max: number | 'none' | null;
  readonly months: number | 'none' | null;
  readonly credit: number | 'none' | null;
  readonly minLtv: number | null;
  readonly maxLtv: number | 'none' | null;
  readonly adverse: boolean | null;
  readonly startUps: boolean | null;
  readonly refurbishment: boolean | null;
  readonly development: boolean | null;
  readonly propertyTypes: readonly string[] | 'all' | null;
  readonly preferred: readonly string[];
  readonly excluded: readonly string[];
  /** An exclusion of property types, nations, or sectors. */
  readonly deniedTypes: readonly string[];
  readonly deniedNations: readonly Nation[];
  readonly spared: readonly string[];
  readonly nations: readonly Nation[] | null;
  /** Also names areas that are not nations. */
  readonly otherAreas: boolean;
}

export type Outcome = 'met' | 'close' | 'unconfirmed' | 'not met' | 'excluded';
export type Found = readonly [Outcome, string | null] | 'not relevant';

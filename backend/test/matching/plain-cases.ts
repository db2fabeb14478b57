/* Enquiries and lenders as figures, before anybody has written them down as text. */

export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

/** An amount or a length of time as it was asked for: from, to, and whether it is open-ended. */
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
  /** Named with a denial behind it: property types, nations, and sectors that are no exclusion. */
  readonly deniedTypes: readonly string[];
  readonly deniedNations: readonly Nation[];
  readonly spared: readonly string[];
  readonly nations: readonly Nation[] | null;
  /** Names areas besides that are no nation. */
  readonly otherAreas: boolean;
}

export type Outcome = 'met' | 'close' | 'unconfirmed' | 'not met' | 'excluded';
export type Found = readonly [Outcome, string | null] | 'not relevant';

import type { FundingRequest } from './funding-request.js';

/** What an enquiry asks of a criterion's statement: a range, or a name. */
export interface Requested {
  /** Pounds, months, points or percent, depending on the field. */
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly name: string | null;
}

export type RequestedOf = (request: FundingRequest) => Requested;

export const NOTHING: Requested = { span: null, name: null };

export const nothing: RequestedOf = () => NOTHING;
export const figures = (from: number, to: number): Requested => ({ span: { from, to }, name: null });
export const named = (name: string): Requested => ({ span: null, name });

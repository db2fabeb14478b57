import type { Ask } from './ask.js';

/** What an enquiry asks of the statement on which a criterion rests: a span of figures, or a name. */
export interface Asked {
  /** Pounds, months, points or percent, as the field has it. */
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly name: string | null;
}

export type WhatIsAsked = (ask: Ask) => Asked;

export const NOTHING: Asked = { span: null, name: null };

export const nothing: WhatIsAsked = () => NOTHING;
export const figures = (from: number, to: number): Asked => ({ span: { from, to }, name: null });
export const named = (name: string): Asked => ({ span: null, name });

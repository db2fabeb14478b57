import type { TextShape } from '#kernel/text/text-shape.js';
import type { LeadField } from './lead.js';

interface TextLimit {
  /** In characters. */
  readonly max: number;
  readonly shape: TextShape;
}

const line = (max: number): TextLimit => ({ max, shape: 'one-line' });

/** The limits of each detail, for all ways to enter it. */
export const LEAD_TEXTS: Readonly<Record<Exclude<LeadField, 'status'>, TextLimit>> = {
  name: line(200),
  email: line(254),
  phone: line(40),
  company: line(200),
  source: line(200),
  notes: { max: 5_000, shape: 'multi-line' },
};

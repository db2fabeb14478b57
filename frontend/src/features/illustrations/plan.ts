import type { Scale } from '@/features/illustrations/scales';

/** An input that the reader can change. */
export interface Dial<Name extends string> {
  name: Name;
  label: string;
  scale: Scale;
  start: number;
  show: (value: number) => string;
  /** Whether it is how much to borrow, in pounds: it can be typed too. */
  isAmount?: true;
}

/** A figure calculated from the dials. */
export interface PlanOutcome {
  label: string;
  value: string;
}

/** A cost illustration: its dials, its outcomes, and what it leaves out. */
export interface Plan<Name extends string> {
  title: string;
  dials: readonly Dial<Name>[];
  /** The first is the main figure. */
  outcomes: (values: Readonly<Record<Name, number>>) => readonly PlanOutcome[];
  smallPrint: string;
}

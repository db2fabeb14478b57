import type { Scale } from '@/features/illustrations/scales';

/** Something the reader can move. */
export interface Dial<Name extends string> {
  name: Name;
  label: string;
  scale: Scale;
  start: number;
  show: (value: number) => string;
}

/** A figure that follows from the dials. */
export interface Outcome {
  label: string;
  value: string;
}

/** An illustration of what a product costs: what can be moved, what follows, and what it leaves out. */
export interface Plan<Name extends string> {
  title: string;
  dials: readonly Dial<Name>[];
  /** The first is the figure that people look for. */
  outcomes: (values: Readonly<Record<Name, number>>) => readonly Outcome[];
  smallPrint: string;
}

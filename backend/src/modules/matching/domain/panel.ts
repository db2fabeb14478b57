import { readFlag } from '#shared/domain/flag.js';
import { lenderCompiler } from './compile-lender.js';
import type { CompiledLender } from './compiled-lender.js';
import type { LenderRecord } from './lender.js';

/** The active lenders, compiled, by name and then id: a lender's place in it settles ties. */
export type CompiledPanel = readonly CompiledLender[];

const byName = new Intl.Collator('en-GB', { sensitivity: 'accent' });

const inOrder = (a: LenderRecord, b: LenderRecord): number =>
  byName.compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Reads every text of the panel; inactive lenders are left out. */
export const compilePanel = (records: readonly LenderRecord[]): CompiledPanel =>
  records
    .filter(({ isActive }) => readFlag(isActive) !== 'false')
    .sort(inOrder)
    .map(lenderCompiler());

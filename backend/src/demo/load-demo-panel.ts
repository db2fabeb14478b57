import { SYSTEM } from '#platform/application/principal.js';
import { LenderRepository } from '#modules/lenders/application/lender.repository.js';
import { ImportLenders, type ImportAnswer } from '#modules/lenders/public.js';
import { demoFile } from './demo-file.js';
import type { Get } from './get.js';

const NAME = 'lenders.xlsx';

/** Adds the demonstration lenders to an empty panel; returns null for a panel with lenders, which it leaves alone. */
export const loadDemoPanel = async (get: Get): Promise<ImportAnswer | null> => {
  if (!(await get(LenderRepository).isEmpty())) return null;
  const workbook = { name: NAME, path: demoFile(NAME) };
  return get(ImportLenders).execute(workbook, { actor: SYSTEM, panel: 'demonstration' });
};

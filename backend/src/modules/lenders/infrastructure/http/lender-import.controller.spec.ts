import { timeLeft, withinTime } from '#shared/infrastructure/database/time-budget.js';
import type { ImportLenders } from '../../application/import/import-lenders.js';
import { LenderImportController } from './lender-import.controller.js';

it('gives an import the time that a large workbook takes', () => {
  let given = 0;
  const imports = { execute: () => (given = timeLeft()) } as unknown as ImportLenders;
  const controller = new LenderImportController(imports);
  const file = { originalname: 'panel.xlsx', path: '/nowhere', size: 1 } as Express.Multer.File;

  void withinTime(4_500, () => controller.importLenders(file, { type: 'admin', id: 'a1' }));

  expect(given).toBeGreaterThan(60_000);
});

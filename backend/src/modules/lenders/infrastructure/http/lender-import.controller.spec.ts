import { timeLeft, withinTime } from '#platform/infrastructure/database/connection/time-budget.js';
import type { ImportLenders } from '../../application/import/plan/import-lenders.js';
import type { ImportViews } from '../../application/import/plan/import-views.js';
import type { PreviewImport } from '../../application/import/plan/preview-import.js';
import { LenderImportController } from './lender-import.controller.js';

const admin = { type: 'admin', id: 'a1' } as const;
const file = { originalname: 'panel.xlsx', path: '/nowhere', size: 1 } as Express.Multer.File;

describe('LenderImportController', () => {
  it('allows an import and its preview the time that a large workbook needs', () => {
    const given: number[] = [];
    const measured = {
      execute: () => {
        given.push(timeLeft());
        return new Promise(() => undefined);
      },
    };
    const controller = new LenderImportController(
      measured as unknown as ImportLenders,
      measured as unknown as PreviewImport,
      {} as ImportViews,
    );

    void withinTime(4_500, () => controller.importLenders(file, { file }, admin));
    void withinTime(4_500, () => controller.previewImport(file, { file }));

    expect(given).toHaveLength(2);
    expect(Math.min(...given)).toBeGreaterThan(60_000);
  });
});

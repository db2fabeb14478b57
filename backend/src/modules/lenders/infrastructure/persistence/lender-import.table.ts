import { EntitySchema } from 'typeorm';
import { LenderImport } from '../../domain/lender-import.js';

export const lenderImportTable = new EntitySchema<LenderImport>({
  name: LenderImport.name,
  tableName: 'lender_imports',
  target: LenderImport,
  columns: {
    id: { type: 'uuid', primary: true },
    fileName: { type: 'text', name: 'file_name', update: false },
    status: { type: 'text' },
    created: { type: 'integer' },
    updated: { type: 'integer' },
    unchanged: { type: 'integer' },
    failed: { type: 'integer', update: false },
    report: { type: 'jsonb', update: false },
    previewedAt: { type: 'timestamptz', precision: 3, name: 'previewed_at', update: false },
    importedAt: { type: 'timestamptz', precision: 3, name: 'imported_at', nullable: true },
    importedBy: { type: 'uuid', name: 'imported_by', nullable: true },
    undoneAt: { type: 'timestamptz', precision: 3, name: 'undone_at', nullable: true },
    undoneBy: { type: 'uuid', name: 'undone_by', nullable: true },
    importedByName: { type: 'text', name: 'imported_by_name', nullable: true, update: false },
    undoneByName: { type: 'text', name: 'undone_by_name', nullable: true, update: false },
  },
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';
import { Database } from '#platform/infrastructure/database/database.js';
import type { ImportFiles, OpenedFile } from '../../application/import/plan/import-files.js';
import { ImportNotFound } from '../../domain/errors.js';

const CONTENT_OF_PREVIEW = `
  select made.file_name as name, file.content from lender_imports as made
  join lender_preview_files as link on link.import_id = made.id
  join lender_import_files as file on file.id = link.file_id
  where made.id = $1 and made.status = 'previewed'`;

/** Files are stored in the database, for every process, and written to disk for reading. */
@Injectable()
export class PostgresImportFiles implements ImportFiles {
  constructor(private readonly database: Database) {}

  async save(importId: string, { path }: WorkbookFile): Promise<void> {
    const fileId = randomUUID();
    await this.database.manager.query('insert into lender_import_files (id, content) values ($1, $2)', [
      fileId,
      await readFile(path),
    ]);
    await this.database.manager.query(
      'insert into lender_preview_files (import_id, file_id) values ($1, $2)',
      [importId, fileId],
    );
  }

  async share(importId: string, from: string): Promise<void> {
    await this.database.manager.query(
      'insert into lender_preview_files select $1, file_id from lender_preview_files where import_id = $2',
      [importId, from],
    );
  }

  async open(importId: string): Promise<OpenedFile> {
    const [file] = await this.database.manager.query<{ name: string; content: Buffer }[]>(
      CONTENT_OF_PREVIEW,
      [importId],
    );
    if (!file) throw new ImportNotFound();
    // Only this process's user may read such a folder.
    const folder = await mkdtemp(join(tmpdir(), 'preview-'));
    const close = () => rm(folder, { recursive: true, force: true });
    const path = join(folder, 'workbook');
    try {
      await writeFile(path, file.content);
    } catch (error) {
      await close();
      throw error;
    }
    return { name: file.name, path, [Symbol.asyncDispose]: close };
  }
}

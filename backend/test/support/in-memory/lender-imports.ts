import { ImportFiles, type OpenedFile } from '#modules/lenders/application/import/plan/import-files.js';
import type { ImportLine, LenderLine } from '#modules/lenders/application/import/plan/import-line.js';
import { LenderImports } from '#modules/lenders/application/import/plan/lender-imports.js';
import {
  explained,
  ImportTerms,
  type ImportTermView,
} from '#modules/lenders/application/import/words/import-terms.js';
import { ImportNotFound, ImportTermNotFound } from '#modules/lenders/domain/errors.js';
import type { LenderImport } from '#modules/lenders/domain/lender-import.js';
import type { ImportTerm } from '#modules/lenders/domain/import-term.js';
import type { LendersInMemory } from './lenders.js';
import { Records } from './records.js';

const isOfLender = (line: ImportLine): line is LenderLine => line.outcome !== 'refused';

/** Only the database stores confirmation dates. */
export class LenderImportsInMemory extends LenderImports {
  readonly records = new Records<LenderImport>();
  readonly lines = new Map<string, readonly ImportLine[]>();
  readonly confirm = () => Promise.resolve();
  readonly undoConfirmations = () => Promise.resolve();

  constructor(private readonly lenders: LendersInMemory) {
    super();
  }
  add(made: LenderImport): Promise<void> {
    this.records.put(made);
    return Promise.resolve();
  }
  save(made: LenderImport): Promise<void> {
    return this.add(made);
  }
  addLines(importId: string, lines: readonly ImportLine[]): Promise<void> {
    this.lines.set(importId, [...this.linesOf(importId), ...lines]);
    return Promise.resolve();
  }
  get(id: string): Promise<LenderImport> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new ImportNotFound());
  }
  async *lenderLines(importId: string): AsyncGenerator<readonly LenderLine[]> {
    yield await Promise.resolve(
      this.linesOf(importId)
        .filter(isOfLender)
        .filter(({ outcome }) => outcome !== 'unchanged'),
    );
  }
  isOutdated({ id }: LenderImport): Promise<boolean> {
    const panel = this.lenders.records.all;
    const isOvertaken = ({ outcome, lenderId, lenderKey, lenderUpdatedAt }: LenderLine): boolean => {
      if (outcome === 'created') return panel.some(({ normalisedName }) => normalisedName === lenderKey);
      return panel.find((lender) => lender.id === lenderId)?.updatedAt !== lenderUpdatedAt;
    };
    return Promise.resolve(this.linesOf(id).filter(isOfLender).some(isOvertaken));
  }
  private linesOf(importId: string): readonly ImportLine[] {
    return this.lines.get(importId) ?? [];
  }
}

/** Stores only a file's name; the reader handles its content. */
export class ImportFilesInMemory extends ImportFiles {
  readonly byImport = new Map<string, string>();

  save(importId: string, { name }: { readonly name: string }): Promise<void> {
    this.byImport.set(importId, name);
    return Promise.resolve();
  }
  share(importId: string, from: string): Promise<void> {
    return this.save(importId, { name: this.byImport.get(from) ?? '' });
  }
  open(importId: string): Promise<OpenedFile> {
    const name = this.byImport.get(importId);
    if (name === undefined) return Promise.reject(new ImportNotFound());
    return Promise.resolve({ name, path: '', [Symbol.asyncDispose]: () => Promise.resolve() });
  }
}

/** Names the author of a term by id. */
export class ImportTermsInMemory extends ImportTerms {
  readonly records = new Records<ImportTerm & { readonly key: string }>();
  readonly page = () => Promise.reject(new Error('Pages are the database’s'));

  all(): Promise<readonly ImportTerm[]> {
    return Promise.resolve(this.records.all);
  }
  one(id: string): Promise<ImportTermView> {
    const found = this.records.find(id);
    if (!found) return Promise.reject(new ImportTermNotFound());
    const { kind, word, meaning, taughtAt, taughtBy } = found;
    return Promise.resolve(
      explained({ id, kind, word, meaning, taughtBy, taughtAt: taughtAt.toISOString() }),
    );
  }
  async add(word: ImportTerm, key: string): Promise<ImportTermView | null> {
    const there = this.records.first((one) => one.kind === word.kind && one.key === key);
    if (there) return this.one(there.id);
    this.records.put({ ...word, key });
    return null;
  }
  remove(id: string): Promise<ImportTerm> {
    const found = this.records.find(id);
    if (!found) return Promise.reject(new ImportTermNotFound());
    this.records.byId.delete(id);
    return Promise.resolve(found);
  }
}

import { KeptActivity } from '#test/doubles.js';
import {
  ImportFilesInMemory,
  LenderImportsInMemory,
  ImportTermsInMemory,
} from '#test/in-memory/lender-imports.js';
import { LendersInMemory } from '#test/in-memory/lenders.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { SheetInMemory, type Cell } from '#test/in-memory/workbooks.js';
import {
  ImportNotFound,
  LendersChangedSinceImport,
  ImportUndone,
  NoLendersInFile,
  PreviewOutdated,
  ImportTermNotFound,
  ImportTermExists,
} from '../../domain/errors.js';
import { CommitImport } from './plan/commit-import.js';
import { ImportLenders } from './plan/import-lenders.js';
import { PlanImport } from './plan/plan-import.js';
import { PlanUndo } from './plan/plan-undo.js';
import { PreviewAgain, PreviewImport } from './plan/preview-import.js';
import { UndoImport } from './plan/undo-import.js';
import { ReadLenderFile } from './read/read-lender-file.js';
import { DeleteImportTerm, AddImportTerm } from './words/add-import-term.js';

type Rows = readonly (readonly Cell[])[];

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;
const origin = { actor: ada, panel: 'own' } as const;
const HEADER = ['Name', 'Product types', 'Min amount'];
const file = { name: 'panel.xlsx', path: '' };

const importing = () => {
  const rows: (readonly Cell[])[] = [];
  const [activity, clock, ids] = [new KeptActivity(), new SetClock(monday), new CountedIds('i')];
  const [words, files] = [new ImportTermsInMemory(), new ImportFilesInMemory()];
  const lenders: LendersInMemory = new LendersInMemory(activity.all);
  const imports = new LenderImportsInMemory(lenders);
  const unitOfWork = new UndoingUnitOfWork(imports.records.byId, files.byImport, activity.all);
  const reading = new ReadLenderFile(new SheetInMemory(rows), words);
  const planning = new PlanImport(contextOf({ ids, clock }), lenders, imports);
  const commit = new CommitImport(contextOf({ activity, clock }), lenders, imports);
  const undoPlan = new PlanUndo(lenders, imports);
  return {
    activity,
    clock,
    commit,
    imports,
    lenders,
    undoPlan,
    undo: new UndoImport(contextOf({ activity, clock }), undoPlan, lenders, imports),
    preview: new PreviewImport(contextOf({ unitOfWork }), reading, planning, files),
    previewAgain: new PreviewAgain(contextOf({ unitOfWork }), reading, planning, files),
    importAtOnce: new ImportLenders(reading, planning, commit, lenders),
    teach: new AddImportTerm(contextOf({ activity, ids, clock, unitOfWork }), words),
    forget: new DeleteImportTerm(contextOf({ activity, unitOfWork }), words),
    words: () => words.records.all,
    panel: () => lenders.records.all.map(({ name, texts }) => [name, texts.minAmount]),
    /** Replaces the content of the file. */
    write: (...written: Rows) => void rows.splice(0, rows.length, HEADER, ...written),
  };
};

/** With Alba and Brisk imported on Monday; it is Tuesday. */
const withTwo = async () => {
  const opened = importing();
  opened.write(['Alba', 'business-loans', '5000'], ['Brisk', 'MCA', '1000']);
  await opened.importAtOnce.execute(file, origin);
  opened.activity.all.length = 0;
  opened.clock.time = tuesday;
  return opened;
};

describe('Import lenders', () => {
  describe('a preview', () => {
    it('lists what would change for each lender, and changes nothing', async () => {
      const { activity, imports, panel, preview, write } = await withTwo();
      write(
        ['Alba', 'business-loans', '9000'],
        ['Brisk', 'MCA'],
        ['Clyde', 'MCA', '2000'],
        [undefined, 'MCA'],
      );

      const planned = await preview.execute(file);

      expect(planned).toMatchObject({
        status: 'previewed',
        fileName: 'panel.xlsx',
        previewedAt: tuesday,
        created: 1,
        updated: 1,
        unchanged: 1,
        failed: 1,
        importedAt: null,
        importedBy: null,
      });
      expect(imports.lines.get(planned.id)).toMatchObject([
        {
          place: 1,
          row: 2,
          outcome: 'updated',
          name: 'Alba',
          changes: { minAmount: { from: '5000', to: '9000' } },
        },
        { place: 2, row: 3, outcome: 'unchanged', name: 'Brisk', changes: {} },
        { place: 3, row: 4, outcome: 'created', name: 'Clyde' },
        { place: 4, row: 5, outcome: 'refused', name: null },
      ]);
      expect(panel()).toEqual([
        ['Alba', '5000'],
        ['Brisk', '1000'],
      ]);
      expect(activity.all).toEqual([]);
    });

    it('rejects a file without lenders, and stores nothing', async () => {
      const { imports, preview, write } = importing();
      write();

      await expect(preview.execute(file)).rejects.toThrow(NoLendersInFile);
      expect(imports.records.all).toEqual([]);
    });

    it('can be repeated from the same file with new terms', async () => {
      const { imports, preview, previewAgain, teach, write } = importing();
      write(['Alba', 'Widget loan', '5000']);
      const first = await preview.execute(file);
      expect(first.report.words.unknown).toMatchObject([{ kind: 'product', word: 'Widget loan', rows: 1 }]);
      await teach.execute({ kind: 'product', word: 'Widget loan', meaning: 'asset-finance' }, ada);

      const second = await previewAgain.execute(first.id);

      expect(second.report.words).toMatchObject({ unknown: [], taught: [{ means: 'Asset Finance' }] });
      expect(imports.lines.get(second.id)).toMatchObject([{ outcome: 'created', name: 'Alba' }]);
      expect(imports.records.find(first.id)).toMatchObject({ status: 'previewed' });
    });

    it('cannot be repeated once its file was deleted', async () => {
      const { previewAgain } = importing();

      await expect(previewAgain.execute('gone')).rejects.toThrow(ImportNotFound);
    });
  });

  describe('a commit', () => {
    it('applies the preview once, and records by whom', async () => {
      const { activity, commit, imports, panel, preview, write } = await withTwo();
      write(['Alba', 'business-loans', '9000'], ['Clyde', 'MCA', '2000']);
      const { id } = await preview.execute(file);

      const answer = await commit.execute(id, origin);

      expect(answer).toMatchObject({ created: 1, updated: 1, unchanged: 0, imported: 2 });
      expect(panel()).toEqual([
        ['Alba', '9000'],
        ['Brisk', '1000'],
        ['Clyde', '2000'],
      ]);
      expect(imports.records.find(id)).toMatchObject({
        status: 'imported',
        importedBy: 'ada',
        importedAt: tuesday,
      });
      const logged = ['lender-created', 'lender-updated', 'lenders-imported'];
      expect(activity.all.map(({ action }) => action)).toEqual(logged);

      expect(await commit.execute(id, origin)).toEqual(answer);
      expect(activity.all).toHaveLength(logged.length);
    });

    it('names no member of staff when a script imports', async () => {
      const { commit, imports, preview, write } = importing();
      write(['Alba', 'business-loans', '5000']);
      const { id } = await preview.execute(file);

      await commit.execute(id, { actor: { type: 'system', id: null }, panel: 'own' });

      expect(imports.records.find(id)).toMatchObject({ status: 'imported', importedBy: null });
    });

    it.each([
      ['a lender that it names was changed', '9000'],
      ['a lender that it names as new has come', '2000'],
    ])('is rejected when %s since', async (_why, minAmount) => {
      const { activity, commit, importAtOnce, imports, panel, preview, write } = await withTwo();
      const name = minAmount === '9000' ? 'Alba' : 'Clyde';
      write([name, 'business-loans', '7000']);
      const { id } = await preview.execute(file);
      write([name, 'business-loans', minAmount]);
      await importAtOnce.execute(file, origin);
      const [before, logged] = [panel(), activity.all.length];

      await expect(commit.execute(id, origin)).rejects.toThrow(PreviewOutdated);
      expect(panel()).toEqual(before);
      expect(activity.all).toHaveLength(logged);
      expect(imports.records.find(id)).toMatchObject({ status: 'previewed' });
    });
  });

  describe('an undo', () => {
    /** An import on Tuesday that changed Alba and created Clyde. */
    const imported = async () => {
      const opened = await withTwo();
      opened.write(['Alba', 'business-loans', '9000'], ['Clyde', 'MCA', '2000']);
      const { id } = await opened.preview.execute(file);
      await opened.commit.execute(id, origin);
      opened.activity.all.length = 0;
      return { ...opened, id };
    };
    /** A later change of Alba's amount. */
    const changeAlba = async ({ lenders, clock }: Awaited<ReturnType<typeof imported>>) => {
      const [alba] = await lenders.findByKeys(['alba']);
      alba?.change({ minAmount: '8000' }, clock.now());
      if (alba) await lenders.save([alba]);
    };
    const grace = { type: 'admin', id: 'grace' } as const;

    it('restores changed lenders and removes those that the import created', async () => {
      const { activity, id, imports, panel, undo, undoPlan } = await imported();
      expect(await undoPlan.execute(id)).toEqual({ deleted: 1, restored: 1, changed: [] });

      await undo.execute(id, { actor: grace, leaveChanged: false });

      expect(panel()).toEqual([
        ['Alba', '5000'],
        ['Brisk', '1000'],
      ]);
      expect(imports.records.find(id)).toMatchObject({
        status: 'undone',
        undoneBy: 'grace',
        undoneAt: tuesday,
      });
      expect(activity.all).toMatchObject([
        { action: 'lender-deleted' },
        { action: 'lender-updated' },
        {
          actor: grace,
          action: 'lender-import-undone',
          subject: { type: 'lender-import', id },
          changes: { deleted: { to: 1 }, restored: { to: 1 }, left: { to: 0 } },
        },
      ]);
      await expect(undo.execute(id, { actor: grace, leaveChanged: false })).rejects.toThrow(ImportUndone);
    });

    it('names lenders that changed since, and undoes nothing unless asked to skip them', async () => {
      const opened = await imported();
      const { activity, id, panel, undo } = opened;
      await changeAlba(opened);

      const refused = undo.execute(id, { actor: grace, leaveChanged: false });
      await expect(refused).rejects.toThrow(LendersChangedSinceImport);
      await expect(refused).rejects.toThrow(/Alba/);
      expect(panel()).toContainEqual(['Clyde', '2000']);
      expect(activity.all).toEqual([]);

      await undo.execute(id, { actor: grace, leaveChanged: true });
      expect(panel()).toEqual([
        ['Alba', '8000'],
        ['Brisk', '1000'],
      ]);
    });

    it('applies to imports, not to previews', async () => {
      const { preview, undo, write } = await withTwo();
      write(['Clyde', 'MCA', '2000']);
      const { id } = await preview.execute(file);

      await expect(undo.execute(id, { actor: ada, leaveChanged: false })).rejects.toThrow(ImportNotFound);
    });
  });

  describe('a saved term', () => {
    const widget = { kind: 'product', word: 'Widget loan', meaning: 'asset-finance' } as const;

    it('is stored once for all its spellings, with the member of staff who saved it', async () => {
      const { activity, teach, words } = importing();

      const id = await teach.execute({ ...widget, word: '  Widget   loan ' }, ada);

      expect(words()).toMatchObject([{ id, kind: 'product', meaning: 'asset-finance', taughtBy: 'ada' }]);
      expect(await teach.execute({ ...widget, word: 'WIDGET LOAN' }, ada)).toBe(id);
      expect(activity.all).toMatchObject([{ actor: ada, action: 'word-taught' }]);
    });

    it('rejects a second meaning, and names who saved the first', async () => {
      const { activity, teach } = importing();
      await teach.execute(widget, ada);

      const again = teach.execute({ ...widget, meaning: 'business-loans' }, { type: 'admin', id: 'grace' });
      await expect(again).rejects.toThrow(ImportTermExists);
      await expect(again).rejects.toThrow('ada said it means Asset Finance');
      expect(activity.all).toHaveLength(1);
    });

    it.each([
      [{ ...widget, word: '–' }, 'word'],
      [{ ...widget, meaning: 'nothing' }, 'meaning'],
    ])('is rejected at its field: %j', async (said, field) => {
      const { teach, words } = importing();

      const refused = await teach.execute(said, ada).catch((error: unknown) => error);
      expect(refused).toMatchObject({ errors: [{ field, message: expect.any(String) as unknown }] });
      expect(words()).toEqual([]);
    });

    it('can be removed, and is then unknown', async () => {
      const { activity, forget, teach, words } = importing();
      const id = await teach.execute(widget, ada);

      await forget.execute(id, ada);

      expect(words()).toEqual([]);
      expect(activity.all.map(({ action }) => action)).toEqual(['word-taught', 'word-forgotten']);
      await expect(forget.execute(id, ada)).rejects.toThrow(ImportTermNotFound);
    });
  });
});

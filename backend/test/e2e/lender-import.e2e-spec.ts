import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { HEADER_ROW, sheetXml, workbookParts, zip } from '../support/raw-workbooks.js';
import { binary, workbookOf } from '../support/workbook.js';

const LENDERS = '/api/admin/lenders';
const PREVIEW = `${LENDERS}/import/preview`;
const IMPORTS = `${LENDERS}/imports`;
const REAL_WORKBOOK = resolve(import.meta.dirname, '../../src/demo/data/lenders.xlsx');
const XLS = resolve(import.meta.dirname, '../fixtures/lenders.xls');
/** 120 MB of zeros in a file of 120 KB. */
const BOMB = zip(workbookParts(sheetXml(HEADER_ROW + ' '.repeat(120 * 1024 * 1024))));
const HEADER = ['Lender', 'Products', 'Min loan', 'Website'];
const NO_IMPORT = '0193f000-0000-7000-8000-00000000dead';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Lender import', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('lender_imports', 'lender_import_files', 'lenders'));

  interface Preview {
    readonly id: string;
    readonly [figure: string]: unknown;
  }
  interface Line {
    readonly name: string | null;
    readonly outcome: string;
    readonly changes: readonly object[];
  }

  const lenders = () =>
    api.query<{ name: string; min_amount: string | null }>(
      'select name, min_amount from lenders order by name',
    );
  const preview = async (...rows: readonly (readonly unknown[])[]): Promise<Preview> => {
    const answer = await admin
      .post(PREVIEW)
      .attach('file', await workbookOf(...rows), 'Panel.xlsx')
      .expect(200);
    return answer.body as Preview;
  };
  const commit = (previewId: string) => admin.post(IMPORTS).send({ previewId });
  const linesOf = async (id: string, asked = ''): Promise<Line[]> =>
    (await admin.get(`${IMPORTS}/${id}/lines${asked}`).expect(200)).body as Line[];
  /** Returns its id. */
  const create = async (fields: object): Promise<string> => {
    const answer = await admin
      .post(LENDERS)
      .send({ productTypes: 'Business Loans', ...fields })
      .expect(201);
    return (answer.body as Preview).id;
  };

  describe('a preview', () => {
    it('returns what an import would change for each lender and field, and changes nothing', async () => {
      await create({ name: 'Alba', minAmount: '£5k' });
      await create({ name: 'Brisk' });
      const before = await lenders();

      const seen = await preview(
        ['Our panel, March'],
        HEADER,
        ['ALBA', 'business loans', '10k', 'alba.example'],
        ['Brisk', 'Business Loans', null, null],
        ['Clyde', 'MCA', 'plenty', null],
        ['Dundas', 'magic', null, null],
      );

      expect(seen).toMatchObject({
        fileName: 'Panel.xlsx',
        status: 'previewed',
        importedAt: null,
        importedBy: null,
        created: 1,
        updated: 1,
        unchanged: 1,
        failed: 1,
        warningsLeftOut: 0,
        warnings: [{ sheet: 'Panel', row: 5, column: 'C (Min loan)', value: 'plenty' }],
      });
      expect(await linesOf(seen.id)).toMatchObject([
        {
          outcome: 'updated',
          sheet: 'Panel',
          row: 3,
          name: 'Alba',
          issue: null,
          changes: [
            { field: 'productTypes', from: 'Business Loans', to: 'business loans', reads: 'Business Loans' },
            { field: 'minAmount', from: '£5k', to: '10k', reads: '£10,000' },
            { field: 'website', from: null, to: 'https://alba.example', reads: null },
          ],
        },
        { outcome: 'unchanged', row: 4, name: 'Brisk', changes: [] },
        {
          outcome: 'created',
          row: 5,
          name: 'Clyde',
          changes: [
            { field: 'name', from: null, to: 'Clyde', reads: null },
            { field: 'productTypes', from: null, to: 'MCA', reads: 'Merchant Cash Advance' },
            { field: 'isActive', from: null, to: 'true', reads: null },
          ],
        },
        {
          outcome: 'refused',
          row: 6,
          name: 'Dundas',
          lenderId: null,
          changes: [],
          issue: { column: 'B (Products)', value: 'magic', reason: 'This row has no product we recognise.' },
        },
      ]);
      expect(await lenders()).toEqual(before);
      expect(await api.query(`select from activity where action = 'lenders-imported'`)).toEqual([]);
    });

    it('lists pages by outcome or search', async () => {
      const names = Array.from({ length: 60 }, (_, index) => [`Bank ${index + 1}`, 'MCA']);
      const { id } = await preview(HEADER, ...names, ['Alba', 'magic']);

      const first = await admin.get(`${IMPORTS}/${id}/lines?limit=50&outcome=created`).expect(200);
      const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '')?.[1] ?? '';
      const second = await admin.get(next).expect(200);

      expect(first.headers['x-total-count']).toBe('60');
      expect((second.body as Line[]).map(({ name }) => name)).toEqual(
        Array.from({ length: 10 }, (_, index) => `Bank ${index + 51}`),
      );
      expect((await linesOf(id, '?q=BANK-7')).map(({ name }) => name)).toEqual(['Bank 7']);
      expect(await linesOf(id, '?outcome=refused')).toMatchObject([{ row: 62, name: 'Alba' }]);
      await admin.get(`${IMPORTS}/${id}/lines?outcome=maybe`).expect(400);
    });

    it('returns rejected rows with the reason, and accepts them once corrected', async () => {
      const { id } = await preview(
        [null, null, 'Loan size', null],
        ['Lender', 'Products', 'Min', 'Max', 'BDM'],
        ['Alba', 'magic', '£5k', '£1m', 'Jo'],
        ['Brisk', 'MCA', '£1k', '£2m', 'Sam'],
        [null, 'MCA', '=1+1', null, null],
      );

      const answer = await admin.get(`${IMPORTS}/${id}/refused`).buffer(true).parse(binary).expect(200);

      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="rejected-.*\.xlsx"$/);
      const again = await admin
        .post(PREVIEW)
        .attach('file', answer.body as Buffer, 'refused.xlsx')
        .expect(200);
      expect(again.body).toMatchObject({ created: 0, failed: 2 });
      const { id: second } = again.body as Preview;
      const cells = await api.query<{ cells: object }>(
        `select cells from lender_import_lines where import_id = '${second}' order by place`,
      );
      expect(cells.map((line) => Object.fromEntries(line.cells as [string, string][]))).toEqual([
        {
          Lender: 'Alba',
          Products: 'magic',
          'Loan size Min': '£5k',
          'Loan size Max': '£1m',
          BDM: 'Jo',
          Error: 'Panel, row 3, B (Products): This row has no product we recognise.',
        },
        {
          Lender: '',
          Products: 'MCA',
          'Loan size Min': '=1+1',
          'Loan size Max': '',
          BDM: '',
          Error: 'Panel, row 5, A (Lender): This row has no lender name.',
        },
      ]);
    });

    const LARGE = 'This file is larger than 10 MB. Please split it and import the parts.';
    it.each([
      [
        'a .csv file',
        'panel.csv',
        Buffer.from('Name,Products'),
        400,
        'Please upload an Excel file (.xlsx or .xls)',
      ],
      ['a byte more than 10 MB', 'panel.xlsx', Buffer.alloc(10 * 1024 * 1024 + 1), 413, LARGE],
      ['12 MB', 'panel.xlsx', Buffer.alloc(12 * 1024 * 1024), 413, LARGE],
      ['nothing', 'panel.xlsx', Buffer.alloc(0), 400, 'This file is empty. Please choose your spreadsheet.'],
      [
        'a renamed .csv file',
        'panel.xlsx',
        Buffer.from('Name,Products\nAlba,MCA'),
        400,
        'This is not an Excel file. Open it in Excel and save it as .xlsx, then try again.',
      ],
      [
        'a broken .xls file',
        'panel.xls',
        Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
        400,
        'This workbook is damaged. Open it in Excel and save it as .xlsx, then try again.',
      ],
      [
        'an archive that unpacks to more than it may',
        'panel.xlsx',
        BOMB,
        400,
        'This workbook is too large to read safely once unzipped. Copy only the table into a new workbook and save it as .xlsx.',
      ],
    ])('rejects %s like a one-step import', async (_what, name, content, status, sentence) => {
      const oneStep = await admin.post(`${LENDERS}/import`).attach('file', content, name).expect(status);

      const answer = await admin.post(PREVIEW).attach('file', content, name).expect(status);

      const { error } = answer.body as { error: string };
      expect(error).toBe((oneStep.body as { error: string }).error);
      expect(error).toBe(sentence);
      expect(await api.query('select from lender_imports')).toEqual([]);
      expect(await api.query('select from lender_import_files')).toEqual([]);
    });

    it('reads an .xls file as an .xlsx file', async () => {
      const answer = await admin.post(PREVIEW).attach('file', createReadStream(XLS), 'PANEL.XLS').expect(200);

      expect(answer.body).toMatchObject({ fileName: 'PANEL.XLS', created: expect.any(Number) as unknown });
      expect((answer.body as { created: number }).created).toBeGreaterThan(0);
    });

    it('rejects a file without lenders, and a request without a file', async () => {
      const empty = await admin
        .post(PREVIEW)
        .attach('file', await workbookOf(HEADER), 'panel.xlsx')
        .expect(400);
      await admin.post(PREVIEW).expect(400);

      expect(empty.body).toMatchObject({
        error: 'We found no lenders in this file. Each lender needs a row with its name and products.',
      });
    });
  });

  describe('the commit of a preview', () => {
    it('applies the preview, and replays the result when repeated', async () => {
      await create({ name: 'Alba', minAmount: '£5k' });
      const { id } = await preview(
        HEADER,
        ['Alba', 'Business Loans', '£9k'],
        ['Brisk', 'MCA'],
        ['Clyde', 'magic'],
      );

      const first = await commit(id).expect(201);
      const second = await commit(id).expect(201);

      expect(first.body).toMatchObject({
        message: 'Imported 2 lenders: 1 created, 1 updated, 0 unchanged. 1 row could not be imported.',
        imported: 2,
        created: 1,
        updated: 1,
        unchanged: 0,
        failed: 1,
        warnings: [],
        errors: [{ sheet: 'Panel', row: 4, name: 'Clyde', column: 'B (Products)', value: 'magic' }],
      });
      expect(second.body).toEqual(first.body);
      expect(await lenders()).toEqual([
        { name: 'Alba', min_amount: '£9k' },
        { name: 'Brisk', min_amount: null },
      ]);
      expect(
        await api.query(
          `select action, subject_id::text as id from activity where action = 'lenders-imported'`,
        ),
      ).toEqual([{ action: 'lenders-imported', id }]);
      expect((await admin.get(`${IMPORTS}/${id}`).expect(200)).body).toMatchObject({
        status: 'imported',
        importedBy: testAdmin.name,
        importedAt: expect.any(String) as unknown,
      });
    });

    it.each([
      ['changed', (id: string) => admin.patch(`${LENDERS}/${id}`).send({ minAmount: '£7k' }).expect(200)],
      ['deleted', (id: string) => admin.delete(`${LENDERS}/${id}`).expect(200)],
    ])('is rejected when a lender of the file was %s meanwhile', async (_what, change) => {
      const alba = await create({ name: 'Alba', minAmount: '£5k' });
      const { id } = await preview(HEADER, ['Alba', 'Business Loans', '£9k'], ['Brisk', 'MCA']);
      await change(alba);
      const before = await lenders();

      const answer = await commit(id).expect(409);

      expect(answer.body).toMatchObject({
        type: '/problems/preview-outdated',
        error:
          'Lenders in this file have changed since the preview, so nothing was imported. Review the new preview.',
      });
      expect(await lenders()).toEqual(before);
    });

    it('is rejected when a lender that it would create was added meanwhile', async () => {
      const { id } = await preview(HEADER, ['Alba', 'MCA']);
      await create({ name: 'ALBA' });

      await commit(id).expect(409);
      expect(await lenders()).toMatchObject([{ name: 'ALBA' }]);
    });

    it('ignores changes to other lenders', async () => {
      const dundas = await create({ name: 'Dundas' });
      const { id } = await preview(HEADER, ['Alba', 'MCA']);
      await admin.delete(`${LENDERS}/${dundas}`).expect(200);

      await commit(id).expect(201);
      expect(await lenders()).toMatchObject([{ name: 'Alba' }]);
    });

    it('rejects an unknown import', async () => {
      for (const path of ['', '/lines', '/refused'])
        await admin.get(`${IMPORTS}/${NO_IMPORT}${path}`).expect(404);
      await admin.get(`${IMPORTS}/none`).expect(404);
      const answer = await commit(NO_IMPORT).expect(404);
      await commit('none').expect(400);

      expect(answer.body).toMatchObject({
        error: 'Import not found. Previews expire after an hour: choose the file again.',
      });
    });
  });

  describe('the list of imports', () => {
    it('lists imports, including one-step ones, and no previews', async () => {
      const upload = createReadStream(REAL_WORKBOOK);
      const oneStep = await admin
        .post(`${LENDERS}/import`)
        .attach('file', upload, 'LENDERS.XLSX')
        .expect(200);
      const { id } = await preview(HEADER, ['Alba', 'MCA']);
      await preview(HEADER, ['Brisk', 'MCA']);
      await commit(id).expect(201);

      const answer = await admin.get(IMPORTS).expect(200);

      const { created } = oneStep.body as { created: number };
      expect(answer.headers['x-total-count']).toBe('2');
      expect(answer.body).toMatchObject([
        { id, fileName: 'Panel.xlsx', importedBy: testAdmin.name, created: 1 },
        { fileName: 'LENDERS.XLSX', importedBy: testAdmin.name, created, status: 'imported' },
      ]);
      expect((await admin.get(`${IMPORTS}?q=lenders.x&limit=5`).expect(200)).body).toHaveLength(1);
    });
  });

  describe('the undo of an import', () => {
    const imported = async (...rows: readonly (readonly unknown[])[]): Promise<string> => {
      const { id } = await preview(HEADER, ...rows);
      await commit(id).expect(201);
      return id;
    };
    const undo = (id: string, body: object = {}) => admin.post(`${IMPORTS}/${id}/undo`).send(body);
    const idOf = async (name: string): Promise<string> =>
      (await api.query<{ id: string }>(`select id from lenders where name = '${name}'`))[0]?.id ?? '';

    it('reverts what it created and changed, field by field, and logs it', async () => {
      const alba = await create({
        name: 'Alba',
        minAmount: '£5k',
        description: 'Term loans',
        acceptsStartups: true,
      });
      await create({ name: 'Dundas' });
      const before = await admin.get(`${LENDERS}?sort=name`).expect(200);
      const id = await imported(
        ['Alba', 'MCA', '£9k', 'alba.example'],
        ['Brisk', 'MCA'],
        ['Dundas', 'Business Loans'],
      );

      expect((await admin.get(`${IMPORTS}/${id}/undo`).expect(200)).body).toEqual({
        deleted: 1,
        restored: 1,
        changed: 0,
        changedNames: [],
      });
      const answer = await undo(id).expect(200);

      expect(answer.body).toMatchObject({ deleted: 1, restored: 1, changed: 0 });
      const after = await admin.get(`${LENDERS}?sort=name`).expect(200);
      const withoutTime = (body: unknown) =>
        (body as object[]).map((lender) => ({ ...lender, updatedAt: null }));
      expect(withoutTime(after.body)).toEqual(withoutTime(before.body));
      expect((await admin.get(`${IMPORTS}/${id}`).expect(200)).body).toMatchObject({
        status: 'undone',
        undoneBy: testAdmin.name,
        undoneAt: expect.any(String) as unknown,
      });
      expect(
        await api.query(
          `select action, subject_id::text as id from activity where action <> 'sign-in' order by activity.id desc limit 3`,
        ),
      ).toMatchObject([
        { action: 'lender-import-undone', id },
        { action: 'lender-updated', id: alba },
        { action: 'lender-deleted' },
      ]);
      const twice = await undo(id).expect(409);
      expect(twice.body).toMatchObject({ error: 'This import has already been undone.' });
    });

    it('is rejected when newer changes would be lost, and names them', async () => {
      await create({ name: 'Alba', minAmount: '£5k' });
      const id = await imported(['Alba', 'Business Loans', '£9k'], ['Brisk', 'MCA'], ['Clyde', 'MCA']);
      await admin
        .patch(`${LENDERS}/${await idOf('Alba')}`)
        .send({ minAmount: '£7k' })
        .expect(200);
      await admin
        .patch(`${LENDERS}/${await idOf('Brisk')}`)
        .send({ description: 'Fast' })
        .expect(200);
      const before = await lenders();

      const answer = await undo(id).expect(409);

      expect(answer.body).toMatchObject({
        type: '/problems/lender-import-overtaken',
        error: expect.stringMatching(
          /^Changed since this import, so nothing was undone: (Alba, Brisk|Brisk, Alba)\. /,
        ) as unknown,
      });
      expect(await lenders()).toEqual(before);

      expect((await undo(id, { leaveChanged: true }).expect(200)).body).toMatchObject({
        deleted: 1,
        restored: 0,
        changed: 2,
        changedNames: expect.arrayContaining(['Alba', 'Brisk']) as unknown,
      });
      expect(await lenders()).toEqual([
        { name: 'Alba', min_amount: '£7k' },
        { name: 'Brisk', min_amount: null },
      ]);
    });

    it('keeps edits of fields that the import did not touch', async () => {
      const alba = await create({ name: 'Alba', minAmount: '£5k' });
      const id = await imported(['Alba', 'Business Loans', '£9k']);
      await admin.patch(`${LENDERS}/${alba}`).send({ description: 'Term loans' }).expect(200);

      await undo(id).expect(200);

      expect(await api.query('select min_amount, description from lenders')).toEqual([
        { min_amount: '£5k', description: 'Term loans' },
      ]);
    });

    it('undoes imports one by one, the last first', async () => {
      const first = await imported(['Alba', 'MCA', '£5k']);
      const second = await imported(['Alba', 'MCA', '£9k']);
      await undo(first).expect(409);

      await undo(second).expect(200);
      expect(await lenders()).toEqual([{ name: 'Alba', min_amount: '£5k' }]);
      await undo(first).expect(200);
      expect(await lenders()).toEqual([]);
    });

    it('ignores deleted lenders, and rejects a preview', async () => {
      const id = await imported(['Alba', 'MCA'], ['Brisk', 'MCA']);
      await admin.delete(`${LENDERS}/${await idOf('Alba')}`).expect(200);
      const { id: seen } = await preview(HEADER, ['Clyde', 'MCA']);

      expect((await undo(id).expect(200)).body).toMatchObject({ deleted: 1, changed: 0 });
      await undo(seen).expect(404);
      await undo(id, { leaveChanged: 'maybe' }).expect(400);
    });
  });

  it.each([
    ['post', PREVIEW],
    ['post', IMPORTS],
    ['get', IMPORTS],
    ['get', `${IMPORTS}/${NO_IMPORT}/refused`],
  ] as const)('requires an admin for %s %s', async (method, path) => {
    await api.http()[method](path).expect(401);
  });
});

import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { ALBA, LENDERS, useLendersApi } from '../support/lenders-api.js';
import { LENDER_FIELDS } from '#kernel/lending/lender-fields.js';
import { binary, columnCount, withRow, workbookOf } from '../support/workbook.js';

const REAL_WORKBOOK = resolve(import.meta.dirname, '../../src/demo/data/lenders.xlsx');

const { admin, create, list } = useLendersApi();

describe('Lender files', () => {
  describe('the export', () => {
    const fetchExport = async (query = '') =>
      (await admin().get(`${LENDERS}/export${query}`).buffer(true).parse(binary).expect(200)).body as Buffer;
    const importAgain = async (content: Buffer) =>
      (await admin().post(`${LENDERS}/import`).attach('file', content, 'lenders.xlsx').expect(200))
        .body as object;

    it('reimports the real panel unchanged', async () => {
      const upload = createReadStream(REAL_WORKBOOK);
      await admin().post(`${LENDERS}/import`).attach('file', upload, 'lenders.xlsx').expect(200);
      const before = await list();

      const answer = await importAgain(await fetchExport());

      expect(answer).toMatchObject({ imported: 0, unchanged: before.length, failed: 0 });
      expect(await list()).toEqual(before);
    });

    it('keeps formula-like, multi-line and unstated values', async () => {
      await create({
        name: '=Alba+',
        productTypes: 'business-loans\ninvoice-finance',
        contactPhone: '+44 141 496 0123',
        description: '- Term loans\n- Overdrafts',
        acceptsStartups: false,
        isActive: false,
        minAmount: 'plenty',
      });
      const before = await list();

      const answer = await importAgain(await fetchExport());

      expect(answer).toMatchObject({ imported: 0, unchanged: 1, failed: 0 });
      expect(await list()).toEqual(before);
    });

    it('contains the listed lenders, as a workbook or as text', async () => {
      await create(ALBA);
      await create({ ...ALBA, name: 'Brisk', productTypes: 'MCA' });

      const answer = await admin()
        .get(`${LENDERS}/export?format=csv&product=merchant-cash-advance`)
        .expect(200);

      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="lenders-.*\.csv"$/);
      expect(answer.text).toContain('Brisk');
      expect(answer.text).not.toContain('Alba');
      expect(await list('?product=invoice-finance')).toMatchObject([{ name: 'Alba Finance' }]);
      await admin().get(`${LENDERS}?product=gold`).expect(400);
    });
  });

  describe('the import', () => {
    const send = (content: Buffer, name = 'panel.xlsx', field = 'file') =>
      admin().post(`${LENDERS}/import`).attach(field, content, name);

    it('returns a result for each row', async () => {
      const workbook = await workbookOf(
        ['Our panel, March'],
        ['Lender', 'Products', 'Min (£k)', 'Website'],
        ['Alba', 'Business loans', 5, 'alba.example'],
        ['Brisk', 'MCA', 1, 'javascript:alert(1)'],
        ['Clyde', 'magic', 1, null],
      );

      const answer = await send(workbook).expect(200);

      expect(answer.body).toMatchObject({
        imported: 2,
        created: 2,
        updated: 0,
        unchanged: 0,
        failed: 1,
        message: 'Imported 2 lenders: 2 created, 0 updated, 0 unchanged. 1 row could not be imported.',
        errors: [{ sheet: 'Panel', row: 5, value: 'magic' }],
        warnings: [{ sheet: 'Panel', row: 4, value: 'javascript:alert(1)' }],
      });
      expect(await list('?sort=name')).toMatchObject([
        { name: 'Alba', website: 'https://alba.example' },
        { name: 'Brisk', website: null },
      ]);
    });

    it('imports the real workbook, and changes nothing the second time', async () => {
      const upload = () =>
        admin()
          .post(`${LENDERS}/import`)
          .attach('file', createReadStream(REAL_WORKBOOK), 'LENDERS.XLSX')
          .expect(200);

      const first = (await upload()).body as { imported: number; failed: number };
      const before = await list();
      const second = (await upload()).body as object;

      expect(first.imported).toBeGreaterThan(100);
      expect(first.failed).toBe(0);
      expect(second).toMatchObject({ imported: 0, created: 0, updated: 0, unchanged: first.imported });
      expect(await list()).toEqual(before);
    });

    it.each(['panel.csv', 'panel.xlsx.exe', 'panel', '../../etc/passwd'])(
      'rejects a file named %s',
      async (name) => {
        const answer = await send(Buffer.from('PK'), name).expect(400);

        expect(answer.body).toMatchObject({ error: 'Please upload an Excel file (.xlsx or .xls)' });
      },
    );

    it.each([
      ['nothing', Buffer.alloc(0)],
      ['text', Buffer.from('Name,Products\nAlba,MCA')],
      ['a broken archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)])],
    ])('rejects %s disguised as a workbook', async (_what, content) => {
      const answer = await send(content).expect(400);

      expect(answer.body).toMatchObject({ error: expect.any(String) as unknown });
      expect(await list()).toEqual([]);
    });

    it('rejects a request without a file, with two, or with other fields', async () => {
      await admin().post(`${LENDERS}/import`).expect(400);
      await admin().post(`${LENDERS}/import`).field('note', 'no file').expect(400);
      await send(Buffer.from('PK')).attach('other', Buffer.from('PK'), 'b.xlsx').expect(400);
      await send(Buffer.from('PK')).attach('file', Buffer.from('PK'), 'b.xlsx').expect(400);
      const asJson = await admin().post(`${LENDERS}/import`).send({ file: 'panel.xlsx' }).expect(415);
      expect(asJson.body).toMatchObject({
        error: 'Send the request with the content type multipart/form-data',
      });
    });

    it('rejects a file in another field, and names the right one', async () => {
      const answer = await send(Buffer.from('PK'), 'panel.xlsx', 'workbook').expect(400);

      expect(answer.body).toMatchObject({ error: 'Send one file in the field “file”, and nothing else' });
    });

    it('rejects more than 10 MB', async () => {
      const answer = await send(Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413);

      expect(answer.body).toMatchObject({
        error: 'This file is larger than 10 MB. Please split it and import the parts.',
      });
    });

    it('offers a template whose every column it reads', async () => {
      const answer = await admin().get(`${LENDERS}/import/template`).buffer(true).parse(binary).expect(200);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="lenders.xlsx"');
      const template = answer.body as Buffer;

      await send(template).expect(400);
      const filled = await send(await withRow(template, ['Alba', 'A bank', 'business loans'])).expect(200);

      expect(filled.body).toMatchObject({ created: 1, errors: [], warnings: [] });
      expect(await columnCount(template)).toBe(LENDER_FIELDS.length);
    });
  });
});

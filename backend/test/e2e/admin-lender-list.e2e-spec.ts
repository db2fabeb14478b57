import { ALBA, type Lender, LENDERS, useLendersApi } from '../support/lenders-api.js';
import { workbookOf } from '../support/workbook.js';

const { api, admin, create, list } = useLendersApi();

describe('Lender list for staff', () => {
  describe('the list', () => {
    it('returns the newest first over all pages', async () => {
      for (const name of ['Alba', 'Brisk', 'Clyde']) await create({ ...ALBA, name });

      const first = await admin().get(`${LENDERS}?limit=2&q=`).expect(200);
      const link = first.headers['link'] ?? '';
      const next = /^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? '';
      const second = await admin().get(next).expect(200);

      expect((first.body as Lender[]).map(({ name }) => name)).toEqual(['Clyde', 'Brisk']);
      expect((second.body as Lender[]).map(({ name }) => name)).toEqual(['Alba']);
      expect(first.headers['x-total-count']).toBe('3');
      expect(second.headers['link']).toBeUndefined();
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    });

    it('reflects changes immediately', async () => {
      expect(await list()).toEqual([]);
      const { id } = await create(ALBA);
      expect(await list()).toMatchObject([ALBA]);
      await admin().patch(`${LENDERS}/${id}`).send({ name: 'Brisk' }).expect(200);
      expect(await list()).toMatchObject([{ name: 'Brisk' }]);
    });

    it.each(['limit=0', 'limit=1001', 'limit=many', 'sort=rate', 'isActive=maybe', 'cursor=%21', 'q=a&q=b'])(
      'rejects %s',
      async (query) => {
        await admin().get(`${LENDERS}?${query}`).expect(400);
      },
    );
  });

  describe('bulk changes', () => {
    const activate = (ids: unknown, isActive: unknown = 'false') =>
      admin().post(`${LENDERS}/activation`).send({ ids, isActive });
    const versionNow = async (): Promise<number> => {
      const [row] = await api.database.source.query<[{ version: string }]>(
        'select version from lender_panel',
      );
      return Number(row.version);
    };

    it('deactivates them with one change of the panel, each logged', async () => {
      const [first, second] = [await create(ALBA), await create({ ...ALBA, name: 'Brisk' })];
      const off = await create({ ...ALBA, name: 'Clyde', isActive: 'false' });
      const nobody = '0193f000-0000-7000-8000-00000000dead';
      const before = await versionNow();

      const answer = await activate([second.id.toUpperCase(), off.id, nobody, first.id, first.id]).expect(
        200,
      );

      expect(answer.body).toEqual({
        lenders: [
          { id: second.id, outcome: 'changed' },
          { id: off.id, outcome: 'unchanged' },
          { id: nobody, outcome: 'gone' },
          { id: first.id, outcome: 'changed' },
        ],
      });
      expect(await versionNow()).toBe(before + 1);
      expect(await list('?isActive=true')).toEqual([]);
      expect(
        await api.query(
          `select subject_id as id, action, changes from activity
         where subject_id = any($1) and action = 'lender-updated' order by id`,
          [[first.id, second.id, off.id]],
        ),
      ).toEqual(
        [first, second].map(({ id }) => ({
          id,
          action: 'lender-updated',
          changes: { isActive: { from: 'true', to: 'false' } },
        })),
      );

      const back = await activate([first.id, second.id], true).expect(200);
      expect(back.body).toMatchObject({ lenders: [{ outcome: 'changed' }, { outcome: 'changed' }] });
      expect(await list('?isActive=true')).toHaveLength(2);
    });

    it('changes nothing when nothing changes', async () => {
      const { id } = await create(ALBA);
      const before = await versionNow();

      await activate([id], 'true').expect(200);

      expect(await versionNow()).toBe(before);
      expect(await list()).toEqual([expect.objectContaining({ isActive: 'true' })]);
    });

    it.each([
      ['no list', 'all', 'ids must be a list of at least one lender id'],
      ['none', [], 'ids must be a list of at least one lender id'],
      ['what is no id', ['alba'], 'Each of ids must be the id of a lender'],
      [
        'too many',
        Array.from({ length: 201 }, () => '0193f000-0000-7000-8000-00000000dead'),
        'ids must have at most 200 lenders',
      ],
    ])('rejects ids that are %s', async (_what, ids, message) => {
      const answer = await activate(ids).expect(400);

      expect(answer.body).toMatchObject({ errors: [{ field: 'ids', message }] });
    });

    it('requires the target state', async () => {
      const answer = await activate(['0193f000-0000-7000-8000-00000000dead'], 'perhaps').expect(400);

      expect(answer.body).toMatchObject({
        errors: [{ field: 'isActive', message: 'isActive must be true or false' }],
      });
    });
  });

  describe('the confirmation', () => {
    const longAgo = () => api.query(`update lenders set confirmed_at = now() - interval '100 days'`);
    const isOfToday = async (): Promise<boolean[]> =>
      (
        await api.query<{ today: boolean }>(
          `select confirmed_at > now() - interval '1 hour' as today from lenders order by name`,
        )
      ).map(({ today }) => today);

    it('updates only the date, in one request, and is logged', async () => {
      const { id, updatedAt } = await create(ALBA);
      await longAgo();
      expect(await list('?unconfirmedFor=90')).toMatchObject([ALBA]);
      expect(await list('?unconfirmedFor=365')).toEqual([]);

      const answer = await admin().post(`${LENDERS}/confirmation/${id}`).expect(200);

      expect(answer.body).toMatchObject({ ...ALBA, updatedAt, confirmedAt: expect.any(String) as unknown });
      expect(await isOfToday()).toEqual([true]);
      expect(await list('?unconfirmedFor=30')).toEqual([]);
      expect(await api.query(`select action from activity where subject_id = $1 order by id`, [id])).toEqual([
        { action: 'lender-created' },
        { action: 'lender-confirmed' },
      ]);
      await admin().post(`${LENDERS}/confirmation/0193f000-0000-7000-8000-00000000dead`).expect(404);
    });

    it('also comes from an import, for the lenders it names, and its undo removes it', async () => {
      await create(ALBA);
      await create({ ...ALBA, name: 'Brisk' });
      await create({ ...ALBA, name: 'Clyde' });
      await longAgo();
      const panel = await workbookOf(
        ['Lender', 'Products', 'Min loan'],
        ['Alba Finance', ALBA.productTypes, '£5k'],
        ['Brisk', ALBA.productTypes, null],
      );

      await admin().post(`${LENDERS}/import`).attach('file', panel, 'panel.xlsx').expect(200);
      expect(await isOfToday()).toEqual([true, true, false]);

      const imports = await admin().get(`${LENDERS}/imports?limit=1`).expect(200);
      const [{ id } = { id: '' }] = imports.body as { id: string }[];
      await admin().post(`${LENDERS}/imports/${id}/undo`).send({}).expect(200);
      expect(await isOfToday()).toEqual([false, false, false]);
    });
  });
});

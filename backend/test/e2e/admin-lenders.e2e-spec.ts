import { signInAsAdmin, useTestApp } from '../support/test-app.js';
import { workbookOf } from '../support/workbook.js';

const PATH = '/api/admin/lenders';
const alba = { name: 'Alba Finance', productTypes: 'business-loans, invoice-finance' };

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
beforeAll(async () => {
  admin = await signInAsAdmin(api.app);
});
beforeEach(async () => {
  await api.query('delete from lenders');
  await api.query('update lender_panel set version = version + 1');
});

interface Lender {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
}
const create = async (fields: object): Promise<Lender> => {
  const answer = await admin.post(PATH).send(fields).expect(201);
  return answer.body as Lender;
};
const list = async (query = ''): Promise<Lender[]> => {
  const answer = await admin.get(`${PATH}${query}`).expect(200);
  return answer.body as Lender[];
};

describe('for visitors', () => {
  it.each([
    ['get', PATH],
    ['post', PATH],
    ['post', `${PATH}/import`],
    ['get', `${PATH}/0193f000-0000-7000-8000-000000000001`],
    ['patch', `${PATH}/0193f000-0000-7000-8000-000000000001`],
    ['delete', `${PATH}/0193f000-0000-7000-8000-000000000001`],
  ] as const)('%s %s needs an admin', async (method, path) => {
    await api.http()[method](path).expect(401);
  });

  it('says what kind of panel enquiries are matched with', async () => {
    await create(alba);

    const answer = await api.http().get('/api/panel').expect(200);

    expect(answer.body).toEqual({ demonstration: false, activeLenders: 1 });
  });
});

describe('while an import is being saved', () => {
  it('a change is refused with a sentence that says so, and takes once the import is done', async () => {
    const { id, updatedAt } = await create(alba);
    const change = () => admin.patch(`${PATH}/${id}`).send({ name: 'Alba Capital', updatedAt });
    const importing = api.database.source.createQueryRunner();
    await importing.startTransaction();
    await importing.query('select 1 from lender_panel for update');

    const answer = await change().expect(409);
    await importing.commitTransaction();
    await importing.release();

    expect(answer.body).toMatchObject({
      type: '/problems/lenders-busy',
      error:
        'An import, or another change of many lenders, is being saved at the moment, so yours is not saved yet. Please try again in a minute.',
    });
    expect((await change().expect(200)).body).toMatchObject({ name: 'Alba Capital' });
  });
});

describe('one lender', () => {
  it('is read by its id, as the list has it, with its track record', async () => {
    const { id } = await create({ ...alba, minAmount: '£25k' });
    await create({ ...alba, name: 'Brisk' });
    const answer = await admin.get(`${PATH}/${id}`).expect(200);

    const { record, ...asListed } = answer.body as { record: object };
    expect(asListed).toEqual((await list('?q=alba'))[0]);
    expect(record).toMatchObject({ decision: { n: 0 } });
    expect(answer.body).toMatchObject({ id, name: 'Alba Finance', minAmount: '£25k' });
  });

  it.each(['0193f000-0000-7000-8000-000000000001', 'no-id'])('is not there under the id %s', async (id) => {
    const answer = await admin.get(`${PATH}/${id}`).expect(404);

    expect(answer.body).toMatchObject({ type: '/problems/lender-not-found' });
  });

  it('is created with the defaults of the specification', async () => {
    const answer = await admin.post(PATH).send(alba).expect(201);

    expect(answer.body).toEqual({
      ...alba,
      id: expect.any(String) as unknown,
      ...{ description: null, minAmount: null, maxAmount: null, interestRate: null, minTradingHistory: null },
      ...{ minCreditScore: null, minLtv: null, maxLtv: null, propertyTypes: null, preferredSectors: null },
      ...{
        excludedSectors: null,
        coverageAreas: null,
        contactEmail: null,
        contactPhone: null,
        website: null,
      },
      ...{ acceptsAdverseCredit: 'false', acceptsStartups: 'false', acceptsRefurbProjects: 'true' },
      ...{ acceptsDevelopmentProjects: 'true', isActive: 'true' },
      notStated: [
        'acceptsAdverseCredit',
        'acceptsStartups',
        'acceptsRefurbProjects',
        'acceptsDevelopmentProjects',
      ],
      ...{ createdAt: expect.any(String) as unknown, updatedAt: expect.any(String) as unknown, warnings: [] },
      confirmedAt: expect.any(String) as unknown,
    });
  });

  it('is saved with a warning when matching cannot read a limit', async () => {
    const answer = await admin
      .post(PATH)
      .send({ ...alba, minAmount: 'ask Jim' })
      .expect(201);

    expect(answer.body).toMatchObject({
      minAmount: 'ask Jim',
      warnings: [{ field: 'minAmount', message: expect.stringContaining('ask Jim') as unknown }],
    });
  });

  it('is changed field by field', async () => {
    const { id } = await create({ ...alba, minAmount: '£5k', acceptsStartups: true, description: 'A bank' });

    const answer = await admin
      .patch(`${PATH}/${id}`)
      .send({ minAmount: '£10k', acceptsStartups: null, description: '', isActive: false })
      .expect(200);

    expect(answer.body).toMatchObject({
      ...alba,
      ...{ minAmount: '£10k', description: null, acceptsStartups: 'false', isActive: 'false' },
      notStated: expect.arrayContaining(['acceptsStartups']) as unknown,
    });
  });

  it.each([
    ['name', 'Alba\nFinance', 'Lender name must be on one line: remove the line break'],
    ['contactEmail', 'desk@alba.example\n', 'Contact email must be on one line: remove the line break'],
    [
      'contactPhone',
      '0141\u0007 496',
      'Contact phone holds a hidden character: delete the text and type it again',
    ],
    ['minAmount', '£10k\u202e', 'Minimum amount holds a hidden character: delete the text and type it again'],
  ])('is not created or changed with %s %j', async (field, text, message) => {
    const { id } = await create(alba);

    const created = await admin
      .post(PATH)
      .send({ ...alba, name: 'Never', [field]: text })
      .expect(400);
    const changed = await admin
      .patch(`${PATH}/${id}`)
      .send({ [field]: text })
      .expect(400);

    for (const { body } of [created, changed]) expect(body).toMatchObject({ errors: [{ field, message }] });
  });

  it('keeps the lines of its description and its lists', async () => {
    const lines = { description: 'Loans\nfor firms', productTypes: 'business-loans\ninvoice-finance' };

    expect(await create({ ...alba, ...lines })).toMatchObject(lines);
  });

  it('is not overwritten by somebody who read it earlier', async () => {
    const { id } = await create(alba);
    const stale = '2020-01-01T00:00:00.000Z';

    const late = await admin.patch(`${PATH}/${id}`).send({ minAmount: '£9k', updatedAt: stale }).expect(409);

    expect(late.body).toMatchObject({
      error: expect.stringMatching(
        /^Ada Admin changed this lender on \d+ \w+ \d{4} at \d\d:\d\d, after/,
      ) as unknown,
      changed: {
        by: 'Ada Admin',
        at: expect.any(String) as unknown,
        current: { id, ...alba, minAmount: null },
      },
    });

    const [lender] = await list();
    await admin.patch(`${PATH}/${id}`).send({ minAmount: '£9k', updatedAt: lender?.updatedAt }).expect(200);
  });

  it('tells how its fields are read before anything is saved', async () => {
    const answer = await admin
      .post(`${PATH}/reading`)
      .send({ productTypes: 'MCA, magic', minAmount: '£10k', maxAmount: 'no max', maxLtv: 'plenty' })
      .expect(200);

    expect(answer.body).toEqual({
      readings: [
        { field: 'productTypes', reads: 'Merchant Cash Advance' },
        { field: 'minAmount', reads: '£10,000' },
        { field: 'maxAmount', reads: 'no limit' },
      ],
      warnings: [
        { field: 'maxLtv', message: expect.stringContaining('“plenty”') as unknown },
        { field: 'productTypes', message: expect.stringContaining('“magic”') as unknown },
      ],
    });
    expect(await list()).toEqual([]);
  });

  it('has a name of its own', async () => {
    await create(alba);
    const { id } = await create({ ...alba, name: 'Brisk' });

    const taken = await admin
      .post(PATH)
      .send({ ...alba, name: ' alba FINANCE ' })
      .expect(409);
    expect(taken.body).toMatchObject({ error: 'There is already a lender named “Alba Finance”' });
    await admin.patch(`${PATH}/${id}`).send({ name: 'Alba Finance' }).expect(409);
  });

  it('is deleted', async () => {
    const { id } = await create(alba);

    expect((await admin.delete(`${PATH}/${id}`).expect(200)).body).toEqual({ success: true });

    await admin.delete(`${PATH}/${id}`).expect(404);
    expect(await list()).toEqual([]);
  });

  it.each(['0193f000-0000-7000-8000-00000000dead', 'not-an-id', '%00'])('is not found as %s', async (id) => {
    await admin
      .patch(`${PATH}/${id}`)
      .send({ minAmount: '£9k' })
      .expect((answer) => {
        expect([400, 404]).toContain(answer.status);
      });
  });

  it.each([
    [{}, 'name', 'Lender name is required'],
    [{ ...alba, name: 7 }, 'name', 'Lender name must be text'],
    [{ ...alba, name: ['a'] }, 'name', 'Lender name must be text'],
    [{ ...alba, productTypes: ' ' }, 'productTypes', 'Product types is required'],
    [{ ...alba, name: 'x'.repeat(201) }, 'name', 'Lender name can be at most 200 characters'],
    [{ ...alba, contactEmail: 'nobody' }, 'contactEmail', 'Please enter a valid email'],
    [{ ...alba, contactPhone: '1'.repeat(41) }, 'contactPhone', 'Contact phone can be at most 40 characters'],
    [{ ...alba, acceptsStartups: 'perhaps' }, 'acceptsStartups', 'Accepts start-ups must be Yes or No'],
    [{ ...alba, acceptsStartups: {} }, 'acceptsStartups', 'Accepts start-ups must be Yes or No'],
    [{ ...alba, minAmount: 25_000 }, 'minAmount', 'Minimum amount must be text'],
  ])('is refused as %j', async (fields, field, message) => {
    const answer = await admin.post(PATH).send(fields).expect(400);

    expect(answer.body).toMatchObject({ errors: expect.arrayContaining([{ field, message }]) as unknown });
  });

  it.each([
    'javascript:alert(1)',
    'JAVA\tscript:alert(1)',
    'data:text/html,x',
    'https://user:pass@lender.co.uk',
  ])('takes no website such as %j', async (website) => {
    const answer = await admin
      .post(PATH)
      .send({ ...alba, website })
      .expect(400);

    expect(answer.body).toMatchObject({ errors: [{ field: 'website' }] });
  });

  it('cannot be given an id, a date or a flag that nobody stated', async () => {
    const forged = { id: 'mine', createdAt: 'then', notStated: [], isDemo: true, normalisedName: 'x' };

    const { id } = await create({ ...alba, ...forged });

    expect(id).not.toBe('mine');
    expect(await list()).toMatchObject([{ notStated: { length: 4 } }]);
  });
});

describe('the list', () => {
  it('comes newest first, in pages that lead to each other', async () => {
    for (const name of ['Alba', 'Brisk', 'Clyde']) await create({ ...alba, name });

    const first = await admin.get(`${PATH}?limit=2&q=`).expect(200);
    const link = first.headers['link'] ?? '';
    const next = /^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? '';
    const second = await admin.get(next).expect(200);

    expect((first.body as Lender[]).map(({ name }) => name)).toEqual(['Clyde', 'Brisk']);
    expect((second.body as Lender[]).map(({ name }) => name)).toEqual(['Alba']);
    expect(first.headers['x-total-count']).toBe('3');
    expect(second.headers['link']).toBeUndefined();
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is current at once', async () => {
    expect(await list()).toEqual([]);
    const { id } = await create(alba);
    expect(await list()).toMatchObject([alba]);
    await admin.patch(`${PATH}/${id}`).send({ name: 'Brisk' }).expect(200);
    expect(await list()).toMatchObject([{ name: 'Brisk' }]);
  });

  it.each(['limit=0', 'limit=1001', 'limit=many', 'sort=rate', 'isActive=maybe', 'cursor=%21', 'q=a&q=b'])(
    'refuses %s',
    async (query) => {
      await admin.get(`${PATH}?${query}`).expect(400);
    },
  );
});

describe('many at once', () => {
  const activate = (ids: unknown, isActive: unknown = 'false') =>
    admin.post(`${PATH}/activation`).send({ ids, isActive });
  const versionNow = async (): Promise<number> => {
    const [row] = await api.database.source.query<[{ version: string }]>('select version from lender_panel');
    return Number(row.version);
  };

  it('are taken out of the matching in one change of the panel, each with its trace', async () => {
    const [first, second] = [await create(alba), await create({ ...alba, name: 'Brisk' })];
    const off = await create({ ...alba, name: 'Clyde', isActive: 'false' });
    const nobody = '0193f000-0000-7000-8000-00000000dead';
    const before = await versionNow();

    const answer = await activate([second.id.toUpperCase(), off.id, nobody, first.id, first.id]).expect(200);

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

  it('that are so already change nothing', async () => {
    const { id } = await create(alba);
    const before = await versionNow();

    await activate([id], 'true').expect(200);

    expect(await versionNow()).toBe(before);
    expect(await list()).toEqual([expect.objectContaining({ isActive: 'true' })]);
  });

  it.each([
    ['no list', 'all', 'ids must be a list of at least one lender’s id'],
    ['none', [], 'ids must be a list of at least one lender’s id'],
    ['what is no id', ['alba'], 'Each of ids must be the id of a lender'],
    [
      'too many',
      Array.from({ length: 201 }, () => '0193f000-0000-7000-8000-00000000dead'),
      'ids can name at most 200 lenders',
    ],
  ])('are refused where the ids are %s', async (_what, ids, message) => {
    const answer = await activate(ids).expect(400);

    expect(answer.body).toMatchObject({ errors: [{ field: 'ids', message }] });
  });

  it('are refused without the wanted state', async () => {
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

  it('is one call, changes nothing else, and leaves a trace', async () => {
    const { id, updatedAt } = await create(alba);
    await longAgo();
    expect(await list('?unconfirmedFor=90')).toMatchObject([alba]);
    expect(await list('?unconfirmedFor=365')).toEqual([]);

    const answer = await admin.post(`${PATH}/confirmation/${id}`).expect(200);

    expect(answer.body).toMatchObject({ ...alba, updatedAt, confirmedAt: expect.any(String) as unknown });
    expect(await isOfToday()).toEqual([true]);
    expect(await list('?unconfirmedFor=30')).toEqual([]);
    expect(await api.query(`select action from activity where subject_id = $1 order by id`, [id])).toEqual([
      { action: 'lender-created' },
      { action: 'lender-confirmed' },
    ]);
    await admin.post(`${PATH}/confirmation/0193f000-0000-7000-8000-00000000dead`).expect(404);
  });

  it('is also that of an import, for the lenders that it names, and goes with its undo', async () => {
    await create(alba);
    await create({ ...alba, name: 'Brisk' });
    await create({ ...alba, name: 'Clyde' });
    await longAgo();
    const panel = await workbookOf(
      ['Lender', 'Products', 'Min loan'],
      ['Alba Finance', alba.productTypes, '£5k'],
      ['Brisk', alba.productTypes, null],
    );

    await admin.post(`${PATH}/import`).attach('file', panel, 'panel.xlsx').expect(200);
    expect(await isOfToday()).toEqual([true, true, false]);

    const imports = await admin.get(`${PATH}/imports?limit=1`).expect(200);
    const [{ id } = { id: '' }] = imports.body as { id: string }[];
    await admin.post(`${PATH}/imports/${id}/undo`).send({}).expect(200);
    expect(await isOfToday()).toEqual([false, false, false]);
  });
});

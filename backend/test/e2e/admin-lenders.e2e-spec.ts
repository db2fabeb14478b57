import { ALBA, LENDERS, useLendersApi } from '../support/lenders-api.js';
import { signInAsAdmin, startAppOn, testSettings } from '../support/test-app.js';

const { api, admin, create, list } = useLendersApi();

describe('Lenders for staff', () => {
  describe('for visitors', () => {
    it.each([
      ['get', LENDERS],
      ['post', LENDERS],
      ['post', `${LENDERS}/import`],
      ['get', `${LENDERS}/0193f000-0000-7000-8000-000000000001`],
      ['patch', `${LENDERS}/0193f000-0000-7000-8000-000000000001`],
      ['delete', `${LENDERS}/0193f000-0000-7000-8000-000000000001`],
    ] as const)('requires an admin for %s %s', async (method, path) => {
      await api.http()[method](path).expect(401);
    });

    it('returns what kind of panel enquiries are matched with', async () => {
      await create(ALBA);

      const answer = await api.http().get('/api/panel').expect(200);

      expect(answer.body).toEqual({ demonstration: false, activeLenders: 1 });
    });
  });

  describe('while an import is being saved', () => {
    it('rejects a change with an explanation, and accepts it once the import is done', async () => {
      const { id, updatedAt } = await create(ALBA);
      const hurried = await startAppOn(api.database.url, testSettings({ requestMs: 4_500 }));
      const agent = await signInAsAdmin(hurried);
      const change = () => agent.patch(`${LENDERS}/${id}`).send({ name: 'Alba Capital', updatedAt });
      const importing = api.database.source.createQueryRunner();
      await importing.startTransaction();
      await importing.query('select 1 from lender_panel for update');

      const answer = await change().expect(409);
      await importing.commitTransaction();
      await importing.release();

      expect(answer.body).toMatchObject({
        type: '/problems/lenders-busy',
        error:
          'Another change to the lenders is being saved, so yours was not saved. Please try again in a minute.',
      });
      expect((await change().expect(200)).body).toMatchObject({ name: 'Alba Capital' });
      await hurried.close();
    });
  });

  describe('one lender', () => {
    it('is returned by its id as in the list, with its track record', async () => {
      const { id } = await create({ ...ALBA, minAmount: '£25k' });
      await create({ ...ALBA, name: 'Brisk' });
      const answer = await admin().get(`${LENDERS}/${id}`).expect(200);

      const { record, ...asListed } = answer.body as { record: object };
      expect(asListed).toEqual((await list('?q=alba'))[0]);
      expect(record).toMatchObject({ decision: { n: 0 } });
      expect(answer.body).toMatchObject({ id, name: 'Alba Finance', minAmount: '£25k' });
    });

    it.each(['0193f000-0000-7000-8000-000000000001', 'no-id'])('returns 404 for the id %s', async (id) => {
      const answer = await admin().get(`${LENDERS}/${id}`).expect(404);

      expect(answer.body).toMatchObject({ type: '/problems/lender-not-found' });
    });

    it('is created with the defaults of the specification', async () => {
      const answer = await admin().post(LENDERS).send(ALBA).expect(201);

      expect(answer.body).toEqual({
        ...ALBA,
        id: expect.any(String) as unknown,
        description: null,
        minAmount: null,
        maxAmount: null,
        interestRate: null,
        minTradingHistory: null,
        minCreditScore: null,
        minLtv: null,
        maxLtv: null,
        propertyTypes: null,
        preferredSectors: null,
        excludedSectors: null,
        coverageAreas: null,
        contactEmail: null,
        contactPhone: null,
        website: null,
        acceptsAdverseCredit: 'false',
        acceptsStartups: 'false',
        acceptsRefurbProjects: 'true',
        acceptsDevelopmentProjects: 'true',
        isActive: 'true',
        notStated: [
          'acceptsAdverseCredit',
          'acceptsStartups',
          'acceptsRefurbProjects',
          'acceptsDevelopmentProjects',
        ],
        createdAt: expect.any(String) as unknown,
        updatedAt: expect.any(String) as unknown,
        warnings: [],
        confirmedAt: expect.any(String) as unknown,
      });
    });

    it('is saved with a warning when matching cannot read a limit', async () => {
      const answer = await admin()
        .post(LENDERS)
        .send({ ...ALBA, minAmount: 'ask Jim' })
        .expect(201);

      expect(answer.body).toMatchObject({
        minAmount: 'ask Jim',
        warnings: [{ field: 'minAmount', message: expect.stringContaining('ask Jim') as unknown }],
      });
    });

    it('is changed field by field', async () => {
      const { id } = await create({
        ...ALBA,
        minAmount: '£5k',
        acceptsStartups: true,
        description: 'A bank',
      });

      const answer = await admin()
        .patch(`${LENDERS}/${id}`)
        .send({ minAmount: '£10k', acceptsStartups: null, description: '', isActive: false })
        .expect(200);

      expect(answer.body).toMatchObject({
        ...ALBA,
        minAmount: '£10k',
        description: null,
        acceptsStartups: 'false',
        isActive: 'false',
        notStated: expect.arrayContaining(['acceptsStartups']) as unknown,
      });
    });

    it.each([
      ['name', 'Alba\nFinance', 'Lender name must be on one line. Remove the line break'],
      ['contactEmail', 'desk@alba.example\n', 'Contact email must be on one line. Remove the line break'],
      [
        'contactPhone',
        '0141\u0007 496',
        'Contact phone contains a hidden character. Delete the text and type it again',
      ],
    ])('rejects %s %j on creation and on change', async (field, text, message) => {
      const { id } = await create(ALBA);

      const created = await admin()
        .post(LENDERS)
        .send({ ...ALBA, name: 'Never', [field]: text })
        .expect(400);
      const changed = await admin()
        .patch(`${LENDERS}/${id}`)
        .send({ [field]: text })
        .expect(400);

      for (const { body } of [created, changed]) expect(body).toMatchObject({ errors: [{ field, message }] });
    });

    it('keeps the line breaks of its description and its lists', async () => {
      const lines = { description: 'Loans\nfor firms', productTypes: 'business-loans\ninvoice-finance' };

      expect(await create({ ...ALBA, ...lines })).toMatchObject(lines);
    });

    it('rejects a change based on an earlier version', async () => {
      const { id } = await create(ALBA);
      const stale = '2020-01-01T00:00:00.000Z';

      const late = await admin()
        .patch(`${LENDERS}/${id}`)
        .send({ minAmount: '£9k', updatedAt: stale })
        .expect(409);

      expect(late.body).toMatchObject({
        error: expect.stringMatching(
          /^Ada Admin changed this lender on \d+ \w+ \d{4} at \d\d:\d\d, after/,
        ) as unknown,
        changed: {
          by: 'Ada Admin',
          at: expect.any(String) as unknown,
          current: { id, ...ALBA, minAmount: null },
        },
      });

      const [lender] = await list();
      await admin()
        .patch(`${LENDERS}/${id}`)
        .send({ minAmount: '£9k', updatedAt: lender?.updatedAt })
        .expect(200);
    });

    it('can be previewed, with how its fields are read', async () => {
      const answer = await admin()
        .post(`${LENDERS}/reading`)
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

    it('has a unique name', async () => {
      await create(ALBA);
      const { id } = await create({ ...ALBA, name: 'Brisk' });

      const taken = await admin()
        .post(LENDERS)
        .send({ ...ALBA, name: ' alba FINANCE ' })
        .expect(409);
      expect(taken.body).toMatchObject({ error: 'There is already a lender named “Alba Finance”' });
      await admin().patch(`${LENDERS}/${id}`).send({ name: 'Alba Finance' }).expect(409);
    });

    it('is deleted', async () => {
      const { id } = await create(ALBA);

      expect((await admin().delete(`${LENDERS}/${id}`).expect(200)).body).toEqual({ success: true });

      await admin().delete(`${LENDERS}/${id}`).expect(404);
      expect(await list()).toEqual([]);
    });

    it.each(['0193f000-0000-7000-8000-00000000dead', 'not-an-id', '%00'])(
      'returns 404 for %s',
      async (id) => {
        await admin()
          .patch(`${LENDERS}/${id}`)
          .send({ minAmount: '£9k' })
          .expect((answer) => {
            expect([400, 404]).toContain(answer.status);
          });
      },
    );

    it.each([
      [{}, 'name', 'Lender name is required'],
      [{ ...ALBA, name: 7 }, 'name', 'Lender name must be text'],
      [{ ...ALBA, name: ['a'] }, 'name', 'Lender name must be text'],
      [{ ...ALBA, productTypes: ' ' }, 'productTypes', 'Product types is required'],
      [{ ...ALBA, name: 'x'.repeat(201) }, 'name', 'Lender name can be at most 200 characters'],
      [{ ...ALBA, contactEmail: 'nobody' }, 'contactEmail', 'Please enter a valid email'],
      [
        { ...ALBA, contactPhone: '1'.repeat(41) },
        'contactPhone',
        'Contact phone can be at most 40 characters',
      ],
      [{ ...ALBA, acceptsStartups: 'perhaps' }, 'acceptsStartups', 'Accepts start-ups must be Yes or No'],
      [{ ...ALBA, acceptsStartups: {} }, 'acceptsStartups', 'Accepts start-ups must be Yes or No'],
      [{ ...ALBA, minAmount: 25_000 }, 'minAmount', 'Minimum amount must be text'],
    ])('rejects %j', async (fields, field, message) => {
      const answer = await admin().post(LENDERS).send(fields).expect(400);

      expect(answer.body).toMatchObject({ errors: expect.arrayContaining([{ field, message }]) as unknown });
    });

    it.each([
      'javascript:alert(1)',
      'JAVA\tscript:alert(1)',
      'data:text/html,x',
      'https://user:pass@lender.co.uk',
    ])('rejects a website such as %j', async (website) => {
      const answer = await admin()
        .post(LENDERS)
        .send({ ...ALBA, website })
        .expect(400);

      expect(answer.body).toMatchObject({ errors: [{ field: 'website' }] });
    });

    it('ignores an id, a date and flags that the request cannot set', async () => {
      const forged = { id: 'mine', createdAt: 'then', notStated: [], isDemo: true, normalisedName: 'x' };

      const { id } = await create({ ...ALBA, ...forged });

      expect(id).not.toBe('mine');
      expect(await list()).toMatchObject([{ notStated: { length: 4 } }]);
    });
  });
});

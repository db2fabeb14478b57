import type request from 'supertest';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { signInAsAdmin, signUpIntroducer, testAdmin, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/commission-terms';
const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Commission terms', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('commission_terms'));

  const today = londonIsoDay(new Date());
  const share = { basis: 'share', percent: 33.333, vat: 'standard', validFrom: today };
  const agree = (changes: object = {}) => admin.post(PATH).send({ ...share, ...changes });
  const bodyOf = ({ body }: request.Response): unknown => body;

  it('are agreed, listed by partner, and described to the partner', async () => {
    const partner = await signUpIntroducer(api.app);
    const { id } = partner.introducer;
    await agree().expect(201);
    const own = { introducerId: id, product: 'btl-mortgages', capPence: 2_500_000_000, payAfterDays: 0 };
    const agreed = bodyOf(await agree(own).expect(201));

    expect(agreed).toMatchObject({
      ...own,
      basis: 'share',
      percent: 33.333,
      fixedPence: null,
      minimumPence: null,
      vat: 'standard',
      validFrom: today,
      createdBy: { name: testAdmin.name },
      words:
        '33.333% of the commission that the lender pays us, at most £25,000,000.00 a deal, plus VAT. Due on the completion date.',
      example: expect.stringContaining('the partner earns £833.33') as string,
    });
    expect(bodyOf(await admin.get(`${PATH}?introducerId=${id}`).expect(200))).toEqual([agreed]);
    expect(bodyOf(await admin.get(`${PATH}?introducerId=firm`).expect(200))).toMatchObject([
      { product: null },
    ]);
    expect(bodyOf(await admin.get(PATH).expect(200))).toHaveLength(2);
    const read = await partner.agent.get('/api/introducers/me/commission-terms').expect(200);
    expect(bodyOf(read)).toMatchObject([
      { words: expect.stringContaining('33.333%') as string },
      { products: ['btl-mortgages'], example: expect.stringContaining('you earn £833.33') as string },
    ]);
  });

  it('are unique by scope and date', async () => {
    await agree().expect(201);

    const refused = bodyOf(await agree({ percent: 1 }).expect(409));
    expect(refused).toMatchObject({ errors: [{ field: 'validFrom' }] });
    await agree({ product: 'business-loans' }).expect(201);
  });

  it.each([
    [{ introducerId: NOBODYS }, 'introducerId'],
    [{ introducerId: 'somebody' }, 'introducerId'],
    [{ product: 'mortgages' }, 'product'],
    [{ basis: 'half' }, 'basis'],
    [{ percent: undefined }, 'percent'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 100.1 }, 'percent'],
    [{ percent: 1.00001 }, 'percent'],
    [{ percent: '20' }, 'percent'],
    [{ minimumPence: 0.5 }, 'minimumPence'],
    [{ minimumPence: 2, capPence: 1 }, 'capPence'],
    [{ capPence: -1 }, 'capPence'],
    [{ fixedPence: 1 }, 'fixedPence'],
    [{ vat: 'zero' }, 'vat'],
    [{ payAfterDays: 1.5 }, 'payAfterDays'],
    [{ payAfterDays: 366 }, 'payAfterDays'],
    [{ validFrom: '2020-01-01' }, 'validFrom'],
    [{ validFrom: 'soon' }, 'validFrom'],
  ])('rejects %j by name', async (changes, field) => {
    expect(bodyOf(await agree(changes).expect(400))).toMatchObject({ errors: [{ field }] });
  });
});

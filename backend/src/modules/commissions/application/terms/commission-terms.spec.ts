import { KeptActivity, KeptAnswers } from '#test/doubles.js';
import { CommissionTermsInMemory, CommissionTermsViewsInMemory } from '#test/in-memory/commissions.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { AgreeCommissionTerms, type NewTerms } from './agree-commission-terms.js';
import { ShowTermsInForce } from './show-terms-in-force.js';

const ada = { type: 'admin', id: 'ada' } as const;
const noon = new Date('2026-03-12T12:00:00Z');

const share: NewTerms = {
  introducerId: null,
  product: null,
  basis: 'share',
  percent: 20,
  fixedPence: null,
  minimumPence: null,
  capPence: null,
  vat: 'exempt',
  payWhen: null,
  payAfterDays: null,
  validFrom: '2026-03-12',
};

const setUp = () => {
  const [terms, activity, clock] = [new CommissionTermsInMemory(), new KeptActivity(), new SetClock(noon)];
  const lists = new CommissionTermsViewsInMemory(terms);
  const agree = new AgreeCommissionTerms(
    contextOf({ idempotency: new KeptAnswers(), activity, ids: new CountedIds('t'), clock }),
    terms,
    lists,
  );
  return { terms, activity, clock, agree, show: new ShowTermsInForce(contextOf({ clock }), terms) };
};

describe('Commission terms', () => {
  it('are agreed once per key, due after 30 days by default', async () => {
    const { agree, terms, activity } = setUp();

    const agreed = await agree.execute(share, 'k1', ada);
    expect(await agree.execute(share, 'k1', ada)).toEqual(agreed);

    expect(agreed).toMatchObject({
      ...share,
      payWhen: 'completed',
      payAfterDays: 30,
      createdBy: { id: 'ada' },
    });
    expect(terms.records.all).toHaveLength(1);
    const subject = { type: 'commission-terms', id: 't1' };
    expect(activity.all).toEqual([{ actor: ada, action: 'commission-terms-agreed', subject }]);
  });

  it('may be due on the same day', async () => {
    expect((await setUp().agree.execute({ ...share, payAfterDays: 0 }, null, ada)).payAfterDays).toBe(0);
  });

  it('start on the current date in London', async () => {
    const { agree, clock } = setUp();
    clock.time = new Date('2026-06-30T23:30:00Z');

    await expect(agree.execute({ ...share, validFrom: '2026-06-30' }, null, ada)).rejects.toThrow('past');
    await agree.execute({ ...share, validFrom: '2026-07-01' }, null, ada);
  });

  it('are rejected for a date that has terms of the same scope', async () => {
    const { agree } = setUp();
    await agree.execute(share, null, ada);

    await expect(agree.execute({ ...share, percent: 30 }, null, ada)).rejects.toMatchObject({
      kind: 'conflict',
    });
    await agree.execute({ ...share, product: 'business-loans' }, null, ada);
    await agree.execute({ ...share, introducerId: 'i1' }, null, ada);
  });

  it('are shown to a partner by product, as currently in force', async () => {
    const { agree, show, clock } = setUp();
    await agree.execute(share, null, ada);
    await agree.execute({ ...share, introducerId: 'i1', product: 'business-loans', percent: 35 }, null, ada);
    await agree.execute({ ...share, introducerId: 'i1', percent: 40, validFrom: '2026-03-13' }, null, ada);
    await agree.execute({ ...share, introducerId: 'i2', percent: 50 }, null, ada);
    const told = async () =>
      (await show.execute('i1')).map(({ words, products }) => [words.slice(0, 3), products.length]);

    expect(await told()).toEqual([
      ['20%', 8],
      ['35%', 1],
    ]);
    clock.time = new Date('2026-03-13T09:00:00Z');
    expect(await told()).toEqual([
      ['40%', 8],
      ['35%', 1],
    ]);
  });

  it('are empty when none were agreed', async () => {
    expect(await setUp().show.execute('i1')).toEqual([]);
  });
});

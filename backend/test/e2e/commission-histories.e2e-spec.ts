import { DomainError } from '#kernel/errors.js';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { UnitOfWork } from '#platform/application/unit-of-work.js';
import { AdjustCommission } from '#modules/commissions/application/ledger/adjust-commission.js';
import { ApproveStatement } from '#modules/commissions/application/statements/approve-statement.js';
import { ClawBack } from '#modules/commissions/application/ledger/claw-back.js';
import { DiscardStatement } from '#modules/commissions/application/statements/discard-statement.js';
import { LedgerViews } from '#modules/commissions/application/ledger/ledger-views.js';
import { LedgerRepository } from '#modules/commissions/application/ledger/ledger.repository.js';
import { PayStatements } from '#modules/commissions/application/statements/pay-statements.js';
import { RunStatements } from '#modules/commissions/application/statements/run-statements.js';
import { LedgerEntry } from '#modules/commissions/domain/ledger/ledger-entry.js';
import { Ids } from '#platform/application/ids.js';
import { signUpPartner } from '../support/cases.js';
import { Random } from '../support/random.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const STEPS = 500;
/** Created concurrently, as by several members of staff. */
const AT_ONCE = 5;
const today = londonIsoDay(new Date());
const month = today.slice(0, 7);

const api = useTestApp();
let ada: { readonly type: 'admin'; readonly id: string };
describe('Commission histories', () => {
  beforeAll(async () => {
    await signInAsAdmin(api.app);
    const [admin] = await api.query<{ id: string }>('select id from admins');
    ada = { type: 'admin', id: admin?.id ?? '' };
  });

  const get = <T>(type: abstract new (...args: never[]) => T): T => api.app.get<T>(type, { strict: false });

  /** Every total in the database; all sources must agree. */
  const checkSums = async (partners: readonly string[]): Promise<void> => {
    const [{ off } = { off: -1 }] = await api.query<{ off: number }>(`
    select count(*)::int as off from commission_statements as statement
    join lateral (select coalesce(sum(amount_pence), 0) as net, coalesce(sum(vat_pence), 0) as vat
      from commission_entries where statement_id = statement.id) as entries on true
    where net <> net_pence or vat <> statement.vat_pence
      or net + vat <= 0`);
    expect(off).toBe(0);
    const [{ beyond } = { beyond: -1 }] = await api.query<{ beyond: number }>(`
    select count(*)::int as beyond from commission_entries as earned
    join lateral (select coalesce(sum(amount_pence), 0) as net, coalesce(sum(vat_pence), 0) as vat
      from commission_entries where takes_back_id = earned.id) as back on true
    where kind = 'earned' and (amount_pence + back.net < 0 or vat_pence + back.vat < 0
      or (amount_pence + back.net = 0) and (vat_pence + back.vat <> 0))`);
    expect(beyond).toBe(0);
    for (const partner of partners) {
      const [{ sum } = { sum: -1 }] = await api.query<{ sum: number }>(
        'select coalesce(sum(amount_pence), 0)::float8 as sum from commission_entries where introducer_id = $1',
        [partner],
      );
      const { earned, due, onStatement, paid } = await get(LedgerViews).summary(partner);
      expect(earned + due + onStatement + paid).toBe(sum);
      const sums = { earned, due, on_statement: onStatement, paid };
      for (const [state, summed] of Object.entries(sums) as [keyof typeof sums, number][]) {
        const { items } = await get(LedgerViews).pageOf(partner, { state });
        expect(items.reduce((all, { amountPence }) => all + (amountPence ?? 0), 0)).toBe(summed);
      }
    }
  };

  it(`agrees in every total over a random history of ${STEPS} steps`, async () => {
    const random = new Random(20_261_125);
    const partners = [
      (await signUpPartner(api.app)).introducer.id,
      (await signUpPartner(api.app)).introducer.id,
    ];
    const ofKind = async (sql: string): Promise<string | undefined> => {
      const rows = await api.query<{ id: string }>(sql);
      return rows.length > 0 ? random.pick(rows).id : undefined;
    };
    const statement = (state: string) =>
      ofKind(`select id from commission_statements where state = '${state}'`);

    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      earn: () =>
        get(UnitOfWork).run(() =>
          get(LedgerRepository).add(
            LedgerEntry.earned(
              get(Ids).next(),
              {
                introducerId: random.pick(partners),
                applicationId: null,
                submissionId: null,
                earnedOn: today,
              },
              {
                amountPence: 1 + random.below(500_000),
                vatPence: random.below(2) * random.below(100_000),
                how: 'Earned',
              },
              random.pick([0, 0, 30]),
              { by: null, at: new Date(), today },
            ),
          ),
        ),
      clawBack: async () => {
        const id = await ofKind(`select id from commission_entries where kind = 'earned'`);
        const amountPence = random.chance(0.3) ? null : 1 + random.below(400_000);
        if (id !== undefined) await get(ClawBack).execute(id, { amountPence, reason: 'Repaid' }, null, ada);
      },
      adjust: () =>
        get(AdjustCommission).execute(
          {
            introducerId: random.pick(partners),
            applicationId: null,
            reason: 'Put right',
            amountPence: random.below(200_001) - 100_000,
            vat: random.pick(['exempt', 'standard'] as const),
          },
          null,
          ada,
        ),
      run: () => get(RunStatements).execute(month, ada),
      discard: async () => {
        const id = await statement('draft');
        if (id !== undefined) await get(DiscardStatement).execute(id, undefined, ada);
      },
      approve: async () => {
        const id = await statement('draft');
        if (id !== undefined) await get(ApproveStatement).execute(id, undefined, null, ada);
      },
      pay: async () => {
        const id = await statement('approved');
        const payment = { paidOn: addDays(today, -random.below(3)), reference: 'BACS' };
        if (id !== undefined) await get(PayStatements).execute([id], payment, null, ada);
      },
    };
    const names = ['earn', 'earn', 'earn', 'clawBack', 'clawBack', 'adjust', ...Object.keys(steps)];

    const done = new Set<string>();
    const take = async (name: string): Promise<void> => {
      // A rejected step, such as a repeated clawback, changes nothing.
      await steps[name]?.().then(
        () => done.add(name),
        (error: unknown) => expect(error).toBeInstanceOf(DomainError),
      );
    };
    for (let step = 0; step < STEPS; step += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => take(random.pick(names))));
      if ((step + AT_ONCE) % 20 === 0) await checkSums(partners);
    }

    expect([...done].toSorted()).toEqual(Object.keys(steps).toSorted());
    const numbers = await api.query<{ number: string }>(
      'select number from commission_statements where number is not null order by number',
    );
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.map(({ number }) => Number(number.slice(5)))).toEqual(
      numbers.map((_, place) => place + 1),
    );
  });
});

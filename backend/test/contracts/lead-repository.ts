import type { LeadRepository } from '#modules/leads/application/lead.repository.js';
import { LeadNotFound } from '#modules/leads/domain/errors.js';
import { Lead } from '#modules/leads/domain/lead.js';
import { leadDetails } from '#test/in-memory/leads.js';
import type { Subject } from './subject.js';

/** Partners with these ids must exist. */
export const PARTNERS = [
  '0193f000-0000-7000-8000-0000000000a1',
  '0193f000-0000-7000-8000-0000000000a2',
] as const;
const [FIONA, BEA] = PARTNERS;
const [FIRST, SECOND] = [
  '0193f000-0000-7000-8000-000000000001',
  '0193f000-0000-7000-8000-000000000002',
] as const;
const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');

export const leadRepositoryContract = (setUp: () => Promise<Subject<LeadRepository>>): void => {
  const filled = async () => {
    const { subject: leads, run } = await setUp();
    await leads.add(
      Lead.open(FIRST, FIONA, leadDetails(), monday),
      Lead.open(SECOND, BEA, leadDetails({ email: 'bea@birch.example' }), monday),
    );
    return { leads, run, locked: (id: string, of: string = FIONA) => run(() => leads.lock(of, id)) };
  };

  it('returns a lead as it was added', async () => {
    const { locked } = await filled();

    expect(await locked(FIRST)).toEqual(Lead.open(FIRST, FIONA, leadDetails(), monday));
  });

  it('rejects another partner’s lead and an unknown one', async () => {
    const { locked } = await filled();

    await expect(locked(SECOND)).rejects.toThrow(LeadNotFound);
    await expect(locked('0193f000-0000-7000-8000-000000000009')).rejects.toThrow(LeadNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { leads, locked, run } = await filled();
    const lead = await locked(FIRST);
    lead.change({ email: 'Fiona@Alder-Joinery.example', notes: 'Called' }, tuesday);
    expect(await locked(FIRST)).toMatchObject({ notes: null, updatedAt: monday });

    await run(() => leads.save(lead));

    expect(await locked(FIRST)).toEqual(lead);
  });

  it('no longer finds a removed lead', async () => {
    const { leads, locked } = await filled();

    await leads.remove(await locked(FIRST));

    await expect(locked(FIRST)).rejects.toThrow(LeadNotFound);
    expect(await locked(SECOND, BEA)).toMatchObject({ id: SECOND });
  });

  it('counts the leads of each partner, in total and by address', async () => {
    const { leads } = await filled();

    expect([await leads.count(FIONA), await leads.count(BEA)]).toEqual([1, 1]);
    expect(await leads.countWithEmail(FIONA, 'fiona@alder.example')).toBe(1);
    expect(await leads.countWithEmail(FIONA, 'bea@birch.example')).toBe(0);
  });

  it('finds a partner’s known addresses', async () => {
    const { leads } = await filled();

    expect(await leads.findKnownEmails(FIONA, ['fiona@alder.example', 'bea@birch.example'])).toEqual(
      new Set(['fiona@alder.example']),
    );
    expect(await leads.findKnownEmails(FIONA, [])).toEqual(new Set());
  });

  it('returns the result of work done under the lock', async () => {
    const { leads } = await filled();

    expect(await leads.withLeadsLocked(FIONA, () => leads.count(FIONA))).toBe(1);
  });
};

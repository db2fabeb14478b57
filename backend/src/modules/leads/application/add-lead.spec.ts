import { KeptActivity, KeptAnswers } from '#test/doubles.js';
import { leadDetails, LeadsInMemory } from '#test/in-memory/leads.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { LeadListFull } from '../domain/errors.js';
import { Lead, MAX_LEADS } from '../domain/lead.js';
import { AddLead } from './add-lead.js';
import { CountDuplicates } from './count-duplicates.js';

const noon = new Date('2026-11-24T12:00:00Z');
const partner = { type: 'introducer', id: 'i1' } as const;

const setUp = (...leads: readonly Lead[]) => {
  const [repository, activity, answers] = [
    new LeadsInMemory(...leads),
    new KeptActivity(),
    new KeptAnswers(),
  ];
  const add = new AddLead(
    contextOf({ idempotency: answers, activity, ids: new CountedIds('l'), clock: new SetClock(noon) }),
    repository,
  );
  return { repository, activity, answers, add };
};

const lead = (id: string, introducerId: string, email: string) =>
  Lead.open(id, introducerId, leadDetails({ email }), noon);

describe('AddLead', () => {
  it('stores a lead in its partner’s list, and logs no personal data', async () => {
    const { repository, activity, add } = setUp();

    const added = await add.execute('i1', leadDetails(), null, partner);

    const times = { createdAt: noon.toISOString(), updatedAt: noon.toISOString() };
    expect(added).toEqual({ id: 'l1', introducerId: 'i1', ...leadDetails(), ...times, duplicates: 0 });
    expect(repository.records.all).toEqual([
      expect.objectContaining({ id: 'l1', introducerId: 'i1', ...leadDetails(), createdAt: noon }),
    ]);
    const changes = { status: { from: null, to: 'lead' } };
    expect(activity.all).toEqual([
      { actor: partner, action: 'lead-added', subject: { type: 'lead', id: 'l1' }, changes },
    ]);
  });

  it('creates one lead for a repeated request, and its stored response holds no personal data', async () => {
    const { repository, answers, add } = setUp();

    const first = await add.execute('i1', leadDetails(), 'k1', partner);

    expect(await add.execute('i1', leadDetails(), 'k1', partner)).toEqual(first);
    expect(repository.records.all).toHaveLength(1);
    expect(answers.answers.map(({ answer }) => answer)).toEqual([
      { id: 'l1', createdAt: noon.toISOString(), duplicates: 0 },
    ]);
  });

  it('returns how many leads had the address in any spelling, and still adds it', async () => {
    const { repository, add } = setUp(
      lead('a', 'i1', 'FIONA@alder.example'),
      lead('b', 'i1', 'fiona@alder.example'),
      lead('c', 'i2', 'fiona@alder.example'),
    );

    expect(
      (await add.execute('i1', leadDetails({ email: 'Fiona@Alder.example' }), null, partner)).duplicates,
    ).toBe(2);
    expect(repository.listOf('i1')).toHaveLength(3);
  });

  it('counts in advance the leads with an address', async () => {
    const { repository } = setUp(
      lead('a', 'i1', 'fiona@alder.example'),
      lead('b', 'i2', 'fiona@alder.example'),
    );
    const count = new CountDuplicates(repository);

    expect(await count.execute('i1', ' Fiona@Alder.example ')).toBe(1);
    expect(await count.execute('i1', 'somebody@else.example')).toBe(0);
  });

  it.each([
    ['fits the last', MAX_LEADS - 1, true],
    ['refuses one more', MAX_LEADS, false],
  ])('%s', async (_what, besides, fits) => {
    const { repository, activity, add } = setUp();
    repository.besides = besides;

    const added = await add.execute('i1', leadDetails(), null, partner).catch((error: unknown) => error);

    if (fits) expect(added).toMatchObject({ id: 'l1' });
    else expect(added).toBeInstanceOf(LeadListFull);
    expect(repository.records.all).toHaveLength(fits ? 1 : 0);
    expect(activity.all).toHaveLength(fits ? 1 : 0);
  });
});

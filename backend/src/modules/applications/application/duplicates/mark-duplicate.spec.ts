import { reviewing } from '#test/in-memory/reviews.js';
import { anApplication, DuplicatesInMemory } from '#test/in-memory/applications.js';
import { OnePartner } from '#test/one-partner.js';
import { ApplicationChanged, ApplicationNotFound, NotADuplicate } from '../../domain/errors.js';
import { FindDuplicates } from './find-duplicates.js';
import { MarkDuplicate } from './mark-duplicate.js';

const monday = new Date('2026-11-23T10:00:00Z');
const later = new Date('2026-11-23T10:03:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const { applications, views, activity, events, context, lock } = reviewing(
    tuesday,
    anApplication('first', monday),
    anApplication('second', later),
    anApplication('case', later, { introducerId: 'i1' }),
    anApplication('newer-case', tuesday, { introducerId: 'i1' }),
    anApplication('case-of-another', tuesday, { introducerId: 'i2' }),
  );
  const mark = new MarkDuplicate(context, lock, applications, views, events);
  const find = new FindDuplicates(new DuplicatesInMemory(applications), new OnePartner().introducers);
  const related = async (id: string) => find.execute(await views.one(id));
  const duplicates = async (id: string) => (await related(id)).duplicates;
  const listed = async (selection: Parameters<typeof views.page>[0] = {}) =>
    (await views.page(selection)).items.map(({ id }) => id);
  return { applications, events, activity, mark, related, duplicates, listed };
};

describe('MarkDuplicate', () => {
  it('lists the company’s other applications and which of them may be duplicates', async () => {
    const { duplicates } = setUp();

    const found = await duplicates('first');

    expect(found).toHaveLength(4);
    expect(found).toContainEqual({
      id: 'second',
      companyName: 'Alder Joinery Ltd',
      amount: expect.any(String) as string,
      status: 'pending',
      createdAt: later.toISOString(),
      updatedAt: later.toISOString(),
      partner: null,
      sameBy: 'email',
      duplicateOf: null,
      canBeOne: true,
    });
    expect(found.filter(({ canBeOne }) => canBeOne).map(({ id }) => id)).toEqual(['second']);
  });

  it('hides the older application from lists until it is unmarked', async () => {
    const { events, activity, mark, duplicates, listed } = setUp();

    await mark.execute('first', { newerId: 'second' }, ada);
    await mark.execute('first', { newerId: 'second' }, ada);

    expect(await listed()).not.toContain('first');
    expect(await listed({ duplicates: 'include' })).toContain('first');
    expect(await duplicates('second')).toContainEqual(
      expect.objectContaining({ id: 'first', duplicateOf: 'second' }),
    );
    const facts = { duplicateOf: { from: null, to: 'second' } };
    expect(events.all).toEqual([
      { id: 'n1', event: { kind: 'duplicate-marked', applicationId: 'first', actor: ada, facts } },
    ]);
    expect(activity.all).toEqual([expect.objectContaining({ action: 'duplicate-marked', changes: facts })]);

    await mark.execute('first', { newerId: null }, ada);
    await mark.execute('first', { newerId: null }, ada);

    expect(await listed()).toContain('first');
    expect(events.all.map(({ event }) => event.kind)).toEqual(['duplicate-marked', 'duplicate-unmarked']);
  });

  it.each([
    ['itself', 'first', 'first'],
    ['the newer of the older', 'second', 'first'],
    ['a visitor’s own of a partner’s case', 'first', 'newer-case'],
    ['a partner’s case of another partner’s', 'case', 'case-of-another'],
  ])('marks nothing: %s', async (_what, id, of) => {
    const { events, mark, listed } = setUp();

    await expect(mark.execute(id, { newerId: of }, ada)).rejects.toThrow(NotADuplicate);

    expect(await listed()).toHaveLength(5);
    expect(events.all).toEqual([]);
  });

  it('links a renewal to its original, and lists neither as a duplicate', async () => {
    const { applications, mark, related } = setUp();
    await applications.save(anApplication('renewal', tuesday, null, 'first'));

    const [ofFirst, ofRenewal] = [await related('first'), await related('renewal')];

    expect(ofFirst.renewals).toEqual([expect.objectContaining({ id: 'renewal', role: 'renewal' })]);
    expect(ofFirst.duplicates.map(({ id }) => id)).not.toContain('renewal');
    expect(ofRenewal.renewals).toEqual([expect.objectContaining({ id: 'first', role: 'original' })]);
    expect(ofRenewal.duplicates.map(({ id }) => id)).not.toContain('first');
    await expect(mark.execute('first', { newerId: 'renewal' }, ada)).rejects.toThrow(
      'The newer application renews the older one',
    );
  });

  it('never counts a completed application as a duplicate', async () => {
    const { applications, mark, duplicates } = setUp();
    const first = await applications.lock('first');
    first.reach('completed', first.createdAt);
    await applications.save(first);

    expect((await duplicates('second')).map(({ id }) => id)).not.toContain('first');
    expect((await duplicates('first')).map(({ id }) => id)).not.toContain('second');
    await expect(mark.execute('first', { newerId: 'second' }, ada)).rejects.toThrow(
      'A completed application cannot be a duplicate.',
    );
  });

  it('rejects a mark based on an earlier version, with the current application', async () => {
    const { applications, mark, listed } = setUp();
    const first = await applications.lock('first');
    first.note('Called', tuesday);
    await applications.save(first);

    for (const newerId of ['second', null])
      await expect(mark.execute('first', { newerId, readAt: monday }, ada)).rejects.toThrow(
        ApplicationChanged,
      );
    await mark.execute('first', { newerId: 'second', readAt: tuesday }, ada);

    expect(await listed()).not.toContain('first');
  });

  it('rejects marking two applications as duplicates of each other', async () => {
    const { mark } = setUp();
    await mark.execute('case', { newerId: 'newer-case' }, ada);

    await expect(mark.execute('newer-case', { newerId: 'case' }, ada)).rejects.toThrow(NotADuplicate);
  });

  it('rejects an unknown application', async () => {
    const { mark } = setUp();

    await expect(mark.execute('none', { newerId: 'second' }, ada)).rejects.toThrow(ApplicationNotFound);
    await expect(mark.execute('first', { newerId: 'none' }, ada)).rejects.toThrow(ApplicationNotFound);
  });
});

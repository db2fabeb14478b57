import { EventsInMemory } from '#test/application-events.js';
import { KeptActivity } from '#test/doubles.js';
import { anApplication, ApplicationsInMemory } from '#test/in-memory/applications.js';
import { CasesInMemory } from '#test/in-memory/cases.js';
import { SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { ApplicationNotFound, CaseChanged } from '../../domain/errors.js';
import { NoteOnCase } from './note-on-case.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const partner = { type: 'introducer', id: 'i1' } as const;

const setUp = () => {
  const applications = new ApplicationsInMemory(
    anApplication('a1', monday, { introducerId: 'i1' }),
    anApplication('a2', monday, { introducerId: 'i2' }),
  );
  const [activity, cases] = [new KeptActivity(), new CasesInMemory(applications)];
  const events = new EventsInMemory(activity);
  const note = new NoteOnCase(
    contextOf({
      unitOfWork: new UndoingUnitOfWork(applications.records.byId, events.all, activity.all),
      clock: new SetClock(tuesday),
    }),
    applications,
    cases,
    events,
  );
  return { cases, events, activity, note, kept: (id: string) => applications.records.find(id) };
};

describe('NoteOnCase', () => {
  it('stores the partner’s note separately from the broker’s, and logs no text', async () => {
    const { events, activity, note, kept } = setUp();

    const view = await note.execute('i1', 'a1', { notes: 'Prefers mornings', readAt: monday }, partner);

    expect(view.notes).toBe('Prefers mornings');
    expect(kept('a1')).toMatchObject({ partnerNotes: 'Prefers mornings', notes: null, updatedAt: tuesday });
    expect(events.all).toEqual([
      { id: 'n1', event: { kind: 'case-noted', applicationId: 'a1', actor: partner } },
    ]);
    expect(JSON.stringify(activity.all)).not.toContain('mornings');
  });

  it.each([
    ['no note is sent', undefined],
    ['the note is the one that is there', null],
  ])('changes nothing when %s', async (_why, notes) => {
    const { events, note, kept } = setUp();

    const view = await note.execute('i1', 'a1', { notes, readAt: undefined }, partner);

    expect(view).toMatchObject({ id: 'a1', notes: null });
    expect(kept('a1')).toMatchObject({ updatedAt: monday });
    expect(events.all).toEqual([]);
  });

  it.each([
    ['you', 'You'],
    ['api', 'Your API account'],
    ['client', 'Your client'],
    ['broker', 'The broker'],
    ['system', null],
  ] as const)(
    'rejects a note based on an earlier version and names %s, without naming staff',
    async (actor, by) => {
      const { cases, events, note, kept } = setUp();
      cases.actor = actor;

      const late = await note
        .execute('i1', 'a1', { notes: 'Late', readAt: tuesday }, partner)
        .catch((e: unknown) => e);

      expect(late).toBeInstanceOf(CaseChanged);
      expect(late).toMatchObject({ change: { by, at: monday, current: { id: 'a1', notes: null } } });
      expect(kept('a1')).toMatchObject({ partnerNotes: null });
      expect(events.all).toEqual([]);
    },
  );

  it.each([
    ['another partner’s', 'a2'],
    ['nobody’s', 'a3'],
  ])('returns ‘not found’ for %s case as for an unknown one', async (_whose, id) => {
    const { note } = setUp();

    await expect(note.execute('i1', id, { notes: 'x', readAt: undefined }, partner)).rejects.toThrow(
      ApplicationNotFound,
    );
  });
});

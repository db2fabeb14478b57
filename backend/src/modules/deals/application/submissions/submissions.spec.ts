import { KeptAnswers, KeptMails } from '#test/doubles.js';
import { OnlyAlba } from '#test/in-memory/applications.js';
import {
  aCase,
  CasesInMemory,
  ConsentsInMemory,
  consentTo,
  OffersInMemory,
  SubmissionViewsInMemory,
  SubmissionsInMemory,
} from '#test/in-memory/deals.js';
import {
  CountedIds,
  EditedByGrace,
  SetClock,
  UndoingUnitOfWork,
  contextOf,
} from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import type { SubmissionState } from '../../domain/submission-moves.js';
import { AddDraft } from './add-draft.js';
import { AddSubmission } from './add-submission.js';
import { LockSubmission } from './lock-submission.js';
import type { Case } from '../cases.js';
import { MoveSubmission } from './move-submission.js';
import { NoteOnSubmission } from './note-on-submission.js';
import { ApplySubmissionMove } from './apply-submission-move.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const [cases, submissions, clock] = [
    new CasesInMemory('a1'),
    new SubmissionsInMemory(),
    new SetClock(monday),
  ];
  const mails = new KeptMails();
  const lists = new SubmissionViewsInMemory(submissions);
  const lock = new LockSubmission(contextOf({ history: new EditedByGrace() }), cases, submissions, lists);
  const answers = new KeptAnswers();
  const add = new AddSubmission(
    contextOf({ idempotency: answers, ids: new CountedIds('s'), clock }),
    cases,
    new OnlyAlba(),
    new AddDraft(contextOf({ clock }), submissions, cases),
    lists,
  );
  const consents = new ConsentsInMemory();
  void consents.add(consentTo({ id: 'l1', name: 'Alba' }, 'a1', monday));
  const move = new MoveSubmission(
    contextOf({ idempotency: answers, clock }),
    lock,
    consents,
    new ApplySubmissionMove(
      contextOf({ ids: new CountedIds('d') }),
      submissions,
      cases,
      new OffersInMemory(),
      new AutomaticTasksInMemory(),
      mails,
    ),
    lists,
  );
  const note = new NoteOnSubmission(
    contextOf({ unitOfWork: new UndoingUnitOfWork(submissions.records.byId, cases.events), clock }),
    lock,
    submissions,
    lists,
    cases,
  );
  const drafted = (id: string | null = null) => add.execute('a1', ' alba ', id, ada);
  /** As another request would leave it. */
  const be = (state: SubmissionState, id = 's1') => {
    const one = submissions.records.find(id);
    if (one) submissions.records.put(Object.assign(one, { state }));
  };
  return { cases, submissions, consents, mails, clock, add, move, note, drafted, be };
};

describe('Submissions', () => {
  it('creates a draft for a panel lender, once per key', async () => {
    const { cases, submissions, drafted } = setUp();

    const view = await drafted('k1');
    expect(await drafted('k1')).toEqual(view);

    expect(view).toMatchObject({
      id: 's1',
      lender: { id: 'l1', name: 'Alba' },
      state: 'draft',
      sentAt: null,
    });
    expect(submissions.records.all).toHaveLength(1);
    expect(cases.events).toEqual([
      {
        kind: 'submission-added',
        submissionId: 's1',
        applicationId: 'a1',
        lender: 'Alba',
        actor: ada,
        move: { from: null, to: 'draft' },
      },
    ]);
  });

  it('rejects an unknown lender, an unknown case and a lender with a live submission', async () => {
    const { add, drafted, be } = setUp();
    await expect(add.execute('a1', 'Nobody', null, ada)).rejects.toMatchObject({
      errors: [{ field: 'lender' }],
    });

    const { id } = await drafted();
    await expect(drafted()).rejects.toMatchObject({ kind: 'conflict', code: 'lender-asked-already' });
    be('declined', id);
    await expect(drafted()).resolves.toMatchObject({ state: 'draft' });
    await expect(add.execute('gone', 'Alba', null, ada)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('changes a pending case to in review when the first is sent', async () => {
    const { cases, clock, move, drafted } = setUp();
    await drafted();
    clock.time = tuesday;

    const view = await move.execute('s1', { to: 'sent', sentVia: 'email' }, null, ada);

    expect(view).toMatchObject({ state: 'sent', sentVia: 'email', sentAt: tuesday.toISOString() });
    expect(cases.byId.get('a1')).toMatchObject({ status: 'in_review', placement: 'with_lenders' });
    expect(cases.events[1]).toMatchObject({ kind: 'submission-moved', move: { from: 'draft', to: 'sent' } });
  });

  it('records each time that the lender received the client’s details', async () => {
    const { cases, move, drafted } = setUp();
    await drafted();

    await move.execute('s1', { to: 'sent' }, null, ada);
    await move.execute('s1', { to: 'info_requested' }, null, ada);
    await move.execute('s1', { to: 'sent' }, null, ada);

    const given = { applicationId: 'a1', recipient: 'Alba', actor: ada };
    expect(cases.given).toEqual([
      { ...given, what: 'Company, contact details and answers' },
      { ...given, what: 'Further information they asked for' },
    ]);
  });

  it('requests an email to the client and one to the partner when a lender declines', async () => {
    const { cases, mails, move, drafted } = setUp();
    await drafted();
    await move.execute('s1', { to: 'sent' }, null, ada);
    expect(mails.all).toEqual([]);

    await move.execute('s1', { to: 'declined', reasonCode: 'policy' }, 'k1', ada);
    await move.execute('s1', { to: 'declined', reasonCode: 'policy' }, 'k1', ada);

    expect(mails.all).toEqual([
      {
        kind: 'lender-declined',
        id: undefined,
        data: { id: 'd1', applicationId: 'a1', submissionId: 's1' },
      },
    ]);
    expect(cases.news).toEqual(['lender_declined']);
  });

  it.each<readonly [string, Partial<Case>]>([
    ['does not know of the case', { emailsClient: false }],
    ['already knows that the application is rejected', { status: 'rejected' }],
  ])('requests no decline email to a client who %s', async (_who, changes) => {
    const { cases, mails, move, drafted } = setUp();
    await drafted();
    await move.execute('s1', { to: 'sent' }, null, ada);
    cases.byId.set('a1', aCase('a1', changes));

    await move.execute('s1', { to: 'declined', reasonCode: 'policy' }, null, ada);

    expect(mails.all).toEqual([]);
    expect(cases.news).toEqual(['lender_declined']);
  });

  it('is not sent without the client’s consent, or after it is withdrawn', async () => {
    const { cases, consents, move, drafted } = setUp();
    const [yes] = await consents.of('a1');
    consents.records.byId.clear();
    await drafted();
    const missing = { kind: 'conflict', code: 'consent-missing' };
    await expect(move.execute('s1', { to: 'sent' }, null, ada)).rejects.toMatchObject(missing);

    if (yes) await consents.add(yes);
    await move.execute('s1', { to: 'sent' }, null, ada);
    await move.execute('s1', { to: 'info_requested' }, null, ada);
    yes?.answer(false, { via: 'phone', recordedBy: 'ada' }, tuesday);
    if (yes) await consents.save(yes);
    await expect(move.execute('s1', { to: 'sent' }, null, ada)).rejects.toMatchObject(missing);
    expect(cases.given).toHaveLength(1);
  });

  it('is not sent before staff have checked whether the loan is regulated', async () => {
    const { cases, submissions, move, drafted } = setUp();
    await drafted();
    cases.byId.set('a1', aCase('a1', { awaitsPerimeterCheck: true }));
    const unchecked = {
      kind: 'conflict',
      code: 'perimeter-unchecked',
      message: expect.stringContaining('POST /api/admin/applications/a1/perimeter-check') as string,
    };

    await expect(move.execute('s1', { to: 'sent' }, null, ada)).rejects.toMatchObject(unchecked);
    expect(submissions.records.find('s1')).toMatchObject({ state: 'draft' });
    expect(cases.given).toEqual([]);

    cases.byId.set('a1', aCase('a1'));
    await move.execute('s1', { to: 'sent' }, null, ada);
    await move.execute('s1', { to: 'info_requested' }, null, ada);
    cases.byId.set('a1', aCase('a1', { awaitsPerimeterCheck: true }));
    await expect(move.execute('s1', { to: 'sent' }, null, ada)).rejects.toMatchObject(unchecked);
  });

  it('changes once per key', async () => {
    const { cases, move, drafted } = setUp();
    await drafted();

    await move.execute('s1', { to: 'withdrawn' }, 'k1', ada);
    await move.execute('s1', { to: 'withdrawn' }, 'k1', ada);

    expect(cases.events).toHaveLength(2);
  });

  it.each(['sent', 'draft'] as const)(
    'cannot return to %s when the lender has a live submission',
    async (to) => {
      const { move, drafted, be } = setUp();
      await drafted();
      be(to === 'sent' ? 'declined' : 'withdrawn');
      await drafted();

      await expect(move.execute('s1', { to }, null, ada)).rejects.toMatchObject({
        code: 'lender-asked-already',
      });
    },
  );

  it.each([
    ['declined', 'sent'],
    ['withdrawn', 'draft'],
  ] as const)('stays %s while the case is completed with another lender', async (state, to) => {
    const { submissions, move, drafted, be } = setUp();
    await drafted();
    be(state);
    const completed = LenderSubmission.draft('s2', 'a1', { id: 'l2', name: 'Brae' }, monday);
    submissions.records.put(Object.assign(completed, { state: 'completed' }));

    await expect(move.execute('s1', { to }, null, ada)).rejects.toMatchObject({
      code: 'case-completed',
      message: expect.stringContaining('completed with Brae') as string,
    });
    be('accepted', 's2');
    await expect(move.execute('s1', { to }, null, ada)).resolves.toMatchObject({ state: to });
  });

  it.each([
    ['Alba', null],
    ['Brae', 'Brae'],
  ])('leaves a case placed with %s with %s when an accepted one is declined', async (placed, after) => {
    const { cases, move, drafted, be } = setUp();
    await drafted();
    be('accepted');
    cases.byId.set('a1', aCase('a1', { status: 'approved', placement: 'accepted', assignedLender: placed }));

    await move.execute('s1', { to: 'declined', reasonCode: 'client' }, null, ada);

    expect(cases.byId.get('a1')).toMatchObject({ status: 'approved', assignedLender: after });
  });

  it('stores the lender’s reference and a note, and logs it once', async () => {
    const { cases, note, drafted } = setUp();
    await drafted();

    await note.execute('s1', { reference: 'AL-1' }, ada);
    const view = await note.execute('s1', { reference: 'AL-1', notes: undefined }, ada);

    expect(view).toMatchObject({ reference: 'AL-1', notes: null });
    expect(cases.events.map(({ kind }) => kind)).toEqual(['submission-added', 'submission-noted']);
  });

  it('rejects a change based on an earlier version, and names who made the last one', async () => {
    const { clock, move, note, drafted } = setUp();
    await drafted();
    clock.time = tuesday;
    await note.execute('s1', { notes: 'First', readAt: monday }, ada);

    const stale = { code: 'submission-changed', change: { by: 'Grace Hopper', current: { notes: 'First' } } };
    await expect(note.execute('s1', { notes: 'Second', readAt: monday }, ada)).rejects.toMatchObject(stale);
    await expect(move.execute('s1', { to: 'sent', readAt: monday }, null, ada)).rejects.toMatchObject(stale);
  });
});

import { KeptAnswers, KeptMails } from '#test/doubles.js';
import {
  aCase,
  CasesInMemory,
  ConsentsInMemory,
  OfferViewsInMemory,
  OffersInMemory,
  SubmissionViewsInMemory,
  SubmissionsInMemory,
} from '#test/in-memory/deals.js';
import { OnlyAlba } from '#test/in-memory/applications.js';
import {
  CountedIds,
  EditedByGrace,
  SetClock,
  UndoingUnitOfWork,
  contextOf,
} from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { offerDetails } from '#test/offer-details.js';
import { Contributions } from '#platform/application/contributions.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import type { OfferDetails } from '../../domain/offer.js';
import type { SubmissionState } from '../../domain/submission-moves.js';
import { AcceptanceCheck } from './acceptance-check.js';
import { AcceptOffer } from './accept-offer.js';
import { ChangeOffer } from './change-offer.js';
import { LockOffer } from './lock-offer.js';
import { LockSubmission } from '../submissions/lock-submission.js';
import { MakeOffer } from './make-offer.js';
import { MoveSubmission } from '../submissions/move-submission.js';
import { SaveOffer } from './save-offer.js';
import { ApplySubmissionMove } from '../submissions/apply-submission-move.js';
import { UndoAcceptance } from './undo-acceptance.js';
import { WithdrawOffer } from './withdraw-offer.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;
const ALL = { approve: true, withdrawOthers: true };

/** Submissions to two lenders, Alba as s1 and Brae as s2. */
const setUp = () => {
  const cases = new CasesInMemory('a1');
  const [submissions, offers, clock] = [
    new SubmissionsInMemory(),
    new OffersInMemory(),
    new SetClock(monday),
  ];
  for (const [id, name] of [
    ['s1', 'Alba'],
    ['s2', 'Brae'],
  ] as const) {
    const draft = LenderSubmission.draft(id, 'a1', { id: `${id}-lender`, name }, monday);
    draft.send({ state: 'given' }, {}, monday);
    submissions.records.put(draft);
  }
  const [tasks, mails] = [new AutomaticTasksInMemory(), new KeptMails()];
  const lists = new OfferViewsInMemory(offers);
  const history = new EditedByGrace();
  const submissionLists = new SubmissionViewsInMemory(submissions, offers);
  const lockSubmission = new LockSubmission(contextOf({ history }), cases, submissions, submissionLists);
  const lock = new LockOffer(contextOf({ history }), new OnlyAlba(), lockSubmission, offers, lists);
  const record = new ApplySubmissionMove(
    contextOf({ ids: new CountedIds('d') }),
    submissions,
    cases,
    offers,
    tasks,
    mails,
  );
  const answers = new KeptAnswers();
  const unitOfWork = new UndoingUnitOfWork(submissions.records.byId, cases.events);
  const ids = new CountedIds('o');
  const make = new MakeOffer(
    contextOf({ idempotency: answers, ids, clock }),
    lockSubmission,
    offers,
    lists,
    record,
    cases,
  );
  const save = new SaveOffer(offers, cases);
  const change = new ChangeOffer(contextOf({ ids, unitOfWork, clock }), lock, save, lists, tasks, mails);
  const withdraw = new WithdrawOffer(contextOf({ idempotency: answers, clock }), lock, save, lists, tasks);
  const contributions = new Contributions();
  const accept = new AcceptOffer(
    contextOf({ idempotency: answers, history, clock }),
    lock,
    contributions,
    offers,
    lists,
    record,
  );
  const undo = new UndoAcceptance(contextOf({ unitOfWork, clock }), lock, lists, record);
  const move = new MoveSubmission(
    contextOf({ idempotency: answers, clock }),
    lockSubmission,
    new ConsentsInMemory(),
    record,
    submissionLists,
  );
  const offered = (details: Partial<OfferDetails> = {}, submission = 's1', key: string | null = null) =>
    make.execute(submission, { ...offerDetails, ...details }, key, ada);
  const stateOf = (id: string) => submissions.records.find(id)?.state;
  const be = (id: string, state: SubmissionState) => {
    const one = submissions.records.find(id);
    if (one) submissions.records.put(Object.assign(one, { state }));
  };
  return {
    cases,
    submissions,
    offers,
    clock,
    change,
    withdraw,
    accept,
    undo,
    move,
    contributions,
    offered,
    stateOf,
    be,
  };
};

describe('Offers', () => {
  it('changes its submission to offered, once per key, with its cost', async () => {
    const { cases, offers, offered, stateOf } = setUp();

    const view = await offered({}, 's1', 'k1');
    expect(await offered({}, 's1', 'k1')).toEqual(view);

    expect(view).toMatchObject({
      submissionId: 's1',
      figures: { effectiveAnnualRate: 10.27 },
      sharedAt: null,
    });
    expect(offers.records.all).toHaveLength(1);
    expect(stateOf('s1')).toBe('offered');
    expect(cases.byId.get('a1')).toMatchObject({ placement: 'offers' });
    expect(cases.events.map(({ kind }) => kind)).toEqual(['submission-moved', 'offer-made']);
  });

  it.each(['info_requested', 'offered'] as const)(
    'can be recorded for a submission that is %s',
    async (state) => {
      const { offered, be, stateOf } = setUp();
      be('s1', state);

      await offered();

      expect(stateOf('s1')).toBe('offered');
    },
  );

  it.each(['draft', 'accepted', 'completed', 'declined', 'withdrawn'] as const)(
    'cannot be recorded for a submission that is %s',
    async (state) => {
      const { offered, be, offers } = setUp();
      be('s1', state);

      await expect(offered()).rejects.toMatchObject({ code: 'submission-move-not-allowed' });
      expect(offers.records.all).toEqual([]);
    },
  );

  it('is rejected with an expiry date in the past, or without terms', async () => {
    const { offered } = setUp();

    await expect(offered({ expiresOn: '2026-11-22' })).rejects.toMatchObject({
      errors: [{ field: 'expiresOn' }],
    });
    await expect(offered({ rateKind: 'flat', repayment: 'rolled_up' })).rejects.toMatchObject({
      errors: [{ field: 'repayment' }],
    });
  });

  it('can be changed until accepted, and not from a stale version', async () => {
    const { change, accept, clock, offered } = setUp();
    const { id } = await offered();
    clock.time = new Date('2026-11-23T11:00:00Z');

    const view = await change.execute(id, { to: { rate: 7.2, expiresOn: null }, readAt: monday }, ada);
    expect(view).toMatchObject({ rate: 7.2, expiresOn: null, amountPence: 12_500_000 });
    await expect(change.execute(id, { to: { rate: 9 }, readAt: monday }, ada)).rejects.toMatchObject({
      code: 'offer-changed',
      change: { by: 'Grace Hopper', current: { rate: 7.2 } },
    });
    await expect(change.execute(id, { to: { termMonths: null } }, ada)).rejects.toMatchObject({
      errors: [{ field: 'termMonths' }],
    });
    await accept.execute(id, ALL, null, ada);
    await expect(change.execute(id, { to: { rate: 9 } }, ada)).rejects.toMatchObject({
      code: 'offer-accepted',
    });
  });

  it('leaves its submission as offered when it is withdrawn', async () => {
    const { withdraw, accept, offered, stateOf } = setUp();
    const { id } = await offered();

    expect(await withdraw.execute(id, undefined, 'k1', ada)).toMatchObject({
      withdrawnAt: monday.toISOString(),
    });
    await withdraw.execute(id, undefined, 'k1', ada);
    expect(stateOf('s1')).toBe('offered');
    await expect(accept.execute(id, ALL, null, ada)).rejects.toMatchObject({ code: 'offer-withdrawn' });
  });

  it('assigns the lender, approves the case and withdraws the others when it is accepted', async () => {
    const { cases, accept, submissions, offered, stateOf } = setUp();
    const { id } = await offered();

    const view = await accept.execute(id, ALL, 'k1', ada);
    await accept.execute(id, ALL, 'k1', ada);

    expect(view).toMatchObject({ acceptedAt: monday.toISOString() });
    expect(stateOf('s1')).toBe('accepted');
    expect(submissions.records.find('s2')).toMatchObject({ state: 'withdrawn', reasonCode: 'other_offer' });
    expect(cases.byId.get('a1')).toMatchObject({
      status: 'approved',
      placement: 'accepted',
      assignedLender: 'Alba',
    });
  });

  it('leaves the status and the other offers unchanged when asked to', async () => {
    const { cases, accept, offered, stateOf } = setUp();
    const { id } = await offered();

    await accept.execute(id, { approve: false, withdrawOthers: false }, null, ada);

    expect(stateOf('s2')).toBe('sent');
    expect(cases.byId.get('a1')).toMatchObject({ status: 'pending', assignedLender: 'Alba' });
  });

  it.each(['accepted', 'completed'] as const)('is not accepted when another is %s', async (state) => {
    const { accept, be, offered, stateOf } = setUp();
    const { id } = await offered();
    be('s2', state);

    await expect(accept.execute(id, ALL, null, ada)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('Grace Hopper has already accepted the offer from Brae') as string,
    });
    expect(stateOf('s1')).toBe('offered');
  });

  it('is not accepted when an acceptance check objects', async () => {
    const { accept, contributions, offered, offers, stateOf } = setUp();
    const { id } = await offered();
    const asked: string[] = [];
    contributions.add(AcceptanceCheck, {
      check: (applicationId) => {
        asked.push(applicationId);
        return Promise.reject(new Error('Not yet'));
      },
    });

    await expect(accept.execute(id, ALL, null, ada)).rejects.toThrow('Not yet');
    expect(asked).toEqual(['a1']);
    expect(offers.records.find(id)?.acceptedAt).toBeNull();
    expect(stateOf('s1')).toBe('offered');
  });

  it('is accepted on its expiry date in London, and not the day after', async () => {
    const { accept, clock, offered, undo } = setUp();
    const { id } = await offered();
    clock.time = new Date('2026-11-23T23:59:00Z');
    await accept.execute(id, ALL, null, ada);
    await undo.execute(id, undefined, ada);
    clock.time = new Date('2026-11-24T00:00:00Z');

    await expect(accept.execute(id, ALL, null, ada)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('expired on 23 November 2026') as string,
    });
  });

  it('is not accepted when it expires while another change holds the case', async () => {
    const { accept, cases, clock, offered, stateOf } = setUp();
    const { id } = await offered();
    clock.time = new Date('2026-11-23T23:59:59Z');
    const lock = cases.lock.bind(cases);
    cases.lock = (caseId) => {
      clock.time = new Date('2026-11-24T00:00:01Z');
      return lock(caseId);
    };

    await expect(accept.execute(id, ALL, null, ada)).rejects.toMatchObject({ code: 'offer-ran-out' });
    expect(stateOf('s1')).toBe('offered');
    expect(cases.byId.get('a1')).toMatchObject({ status: 'pending', assignedLender: null });
  });

  it('returns to offered when the acceptance is undone, and clears the lender of its case', async () => {
    const { cases, accept, clock, offered, undo, stateOf } = setUp();
    const { id } = await offered();
    await expect(undo.execute(id, undefined, ada)).rejects.toMatchObject({ code: 'offer-not-accepted' });
    await accept.execute(id, ALL, null, ada);
    clock.time = tuesday;

    const stale = undo.execute(id, new Date('2026-11-22T10:00:00Z'), ada);
    await expect(stale).rejects.toMatchObject({ code: 'offer-changed' });
    expect(await undo.execute(id, undefined, ada)).toMatchObject({ acceptedAt: null });

    expect(stateOf('s1')).toBe('offered');
    expect(stateOf('s2')).toBe('withdrawn');
    expect(cases.byId.get('a1')).toMatchObject({
      status: 'approved',
      placement: 'offers',
      assignedLender: null,
    });
  });

  it('keeps a lender that was assigned meanwhile', async () => {
    const { cases, accept, offered, undo } = setUp();
    const { id } = await offered();
    await accept.execute(id, ALL, null, ada);
    cases.byId.set(
      'a1',
      aCase('a1', { status: 'approved', placement: 'accepted', assignedLender: 'Corrie' }),
    );

    await undo.execute(id, undefined, ada);

    expect(cases.byId.get('a1')).toMatchObject({ assignedLender: 'Corrie' });
  });

  it('cannot be accepted once its submission is declined', async () => {
    const { accept, offered, move, offers } = setUp();
    const { id } = await offered();
    await accept.execute(id, ALL, null, ada);

    await move.execute('s1', { to: 'declined', reasonCode: 'client' }, null, ada);

    expect(offers.records.find(id)).toMatchObject({ acceptedAt: null });
  });

  it('cannot be undone once it is completed', async () => {
    const { accept, be, offered, undo } = setUp();
    const { id } = await offered();
    await accept.execute(id, ALL, null, ada);
    be('s1', 'completed');

    // Undoing twice is rejected.
    await expect(undo.execute(id, undefined, ada)).rejects.toMatchObject({
      code: 'submission-move-not-allowed',
    });
  });
});

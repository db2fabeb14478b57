import { KeptAnswers, KeptMails } from '#test/doubles.js';
import { OnlyAlba } from '#test/in-memory/applications.js';
import {
  aCase,
  CasesInMemory,
  CompletionsInMemory,
  OfferViewsInMemory,
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
import { Contributions } from '#platform/application/contributions.js';
import { NotCompleted } from '../../domain/errors.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import { Offer, type OfferDetails } from '../../domain/offer.js';
import { CompleteSubmission } from './complete-submission.js';
import { CompletionListener, type Completed, type CompletionReversed } from './completion-listener.js';
import { EmailClientOnCompletion } from './email-client-on-completion.js';
import { LockOffer } from '../offers/lock-offer.js';
import { LockSubmission } from '../submissions/lock-submission.js';
import { ApplySubmissionMove } from '../submissions/apply-submission-move.js';
import { RedeemCompletion } from './redeem-completion.js';
import { ReverseCompletion } from './reverse-completion.js';

const monday = new Date('2026-11-23T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;
const TERMS: Omit<OfferDetails, 'termMonths'> = {
  kind: 'formal',
  amountPence: 12_500_000,
  rateKind: 'annual',
  rate: 8.95,
  repayment: 'amortising',
  arrangementFeePence: 0,
  brokerFeePence: 0,
  otherFeesPence: 0,
  exitFeePence: 0,
  expiresOn: null,
  conditions: null,
  brokerCommissionPence: null,
  brokerCommissionBasis: 'unknown',
};
const DRAWN = { completedOn: '2026-11-20', drawnPence: 12_500_000, brokerCommissionPence: 250_000 };

/** An accepted offer from Alba, s1, and a recording listener. */
const setUp = (termMonths: number | null = 60) => {
  const cases = new CasesInMemory('a1');
  const [submissions, offers, completions] = [
    new SubmissionsInMemory(),
    new OffersInMemory(),
    new CompletionsInMemory(),
  ];
  const submission = LenderSubmission.draft('s1', 'a1', { id: 'l1', name: 'Alba' }, monday);
  submission.send({ state: 'given' }, {}, monday);
  submission.offer(monday);
  submission.accept(monday);
  submissions.records.put(submission);
  const now = { at: monday, today: '2026-11-23' };
  const repayment = termMonths === null ? 'revolving' : TERMS.repayment;
  const offer = Offer.made('o1', 's1', { ...TERMS, repayment, termMonths }, now);
  offer.accept(now);
  offers.records.put(offer);
  const lists = new SubmissionViewsInMemory(submissions, offers, completions);
  const [clock, mails] = [new SetClock(monday), new KeptMails()];
  const lock = new LockSubmission(contextOf({ history: new EditedByGrace() }), cases, submissions, lists);
  const record = new ApplySubmissionMove(
    contextOf({ ids: new CountedIds('d') }),
    submissions,
    cases,
    offers,
    new AutomaticTasksInMemory(),
    mails,
  );
  const lockOffer = new LockOffer(
    contextOf({}),
    new OnlyAlba(),
    lock,
    offers,
    new OfferViewsInMemory(offers),
  );
  const told: (Completed | CompletionReversed)[] = [];
  const contributions = new Contributions();
  const hear = (event: Completed | CompletionReversed): Promise<void> => {
    told.push(event);
    return Promise.resolve();
  };
  contributions.add(CompletionListener, { completed: hear, reversed: hear });
  contributions.add(CompletionListener, new EmailClientOnCompletion(mails));
  const complete = new CompleteSubmission(
    contextOf({ idempotency: new KeptAnswers(), ids: new CountedIds('c'), clock }),
    lockOffer,
    completions,
    record,
    contributions,
    lists,
  );
  const unitOfWork = new UndoingUnitOfWork(submissions.records.byId, cases.events);
  const reverse = new ReverseCompletion(
    contextOf({ unitOfWork, clock }),
    lock,
    completions,
    record,
    contributions,
    lists,
    new AutomaticTasksInMemory(),
  );
  const redeem = new RedeemCompletion(
    contextOf({ unitOfWork, clock }),
    lock,
    submissions,
    completions,
    lists,
    cases,
    new AutomaticTasksInMemory(),
  );
  return { cases, offers, completions, complete, redeem, reverse, told, mails };
};

describe('Completions', () => {
  it('completes an accepted submission once per key, and notifies listeners', async () => {
    const { cases, completions, complete, told } = setUp();

    const view = await complete.execute('s1', DRAWN, 'k1', ada);
    expect(await complete.execute('s1', DRAWN, 'k1', ada)).toEqual(view);

    expect(view).toMatchObject({
      state: 'completed',
      completion: { ...DRAWN, facilityReference: null, endsOn: '2031-11-20' },
    });
    expect(completions.records.all).toHaveLength(1);
    expect(cases.byId.get('a1')).toMatchObject({ placement: 'completed' });
    expect(told).toMatchObject([
      {
        completionId: completions.records.all[0]?.id,
        submissionId: 's1',
        lockedCase: { id: 'a1', companyName: 'Alder Joinery Ltd' },
        ...DRAWN,
      },
    ]);
  });

  it('requests one email to the client, and another when it is reversed', async () => {
    const { complete, reverse, mails } = setUp();
    await complete.execute('s1', DRAWN, 'k1', ada);
    await complete.execute('s1', DRAWN, 'k1', ada);
    await reverse.execute('s1', { reasonCode: 'client' }, ada);

    const data = { completionId: 'c1', submissionId: 's1', applicationId: 'a1' };
    expect(mails.all).toEqual([
      { kind: 'deal-completed', data, id: undefined },
      { kind: 'completion-reversed', data, id: undefined },
    ]);
  });

  it('requests no email to a client who does not know of the case', async () => {
    const { cases, complete, reverse, mails } = setUp();
    cases.byId.set('a1', aCase('a1', { emailsClient: false }));
    await complete.execute('s1', DRAWN, null, ada);
    await reverse.execute('s1', { reasonCode: 'client' }, ada);

    expect(mails.all).toEqual([]);
  });

  it('ends on the date from staff, and has no end without a term', async () => {
    const said = await setUp().complete.execute('s1', { ...DRAWN, endsOn: '2027-01-01' }, null, ada);
    const endless = await setUp(null).complete.execute('s1', DRAWN, null, ada);

    expect(said.completion?.endsOn).toBe('2027-01-01');
    expect(endless.completion?.endsOn).toBeNull();
  });

  it.each([
    [{ completedOn: '2026-11-24' }, 'completedOn'],
    [{ endsOn: '2026-11-20' }, 'endsOn'],
  ])('rejects %j at its field, and saves nothing', async (changes, field) => {
    const { complete, completions, told } = setUp();

    const refused = complete.execute('s1', { ...DRAWN, ...changes }, null, ada);

    await expect(refused).rejects.toMatchObject({ errors: [{ field }] });
    expect([completions.records.all, told]).toEqual([[], []]);
  });

  it('is reversed with a reason, keeps its figures, and can be completed again', async () => {
    const { cases, completions, complete, reverse, offers, told } = setUp();
    await complete.execute('s1', DRAWN, null, ada);

    const view = await reverse.execute('s1', { reasonCode: 'client', reason: 'Sent back' }, ada);

    expect(view).toMatchObject({
      state: 'accepted',
      completion: null,
      reasonCode: 'client',
      reason: 'Sent back',
    });
    expect(completions.records.all).toMatchObject([{ ...DRAWN, reversedAt: monday }]);
    expect(offers.records.all).toMatchObject([{ acceptedAt: monday }]);
    expect(cases.byId.get('a1')).toMatchObject({ placement: 'accepted' });
    expect(cases.events.at(-1)).toMatchObject({ reason: 'Sent back' });
    expect(told[1]).toMatchObject({ submissionId: 's1', reason: 'Sent back' });
    expect(await complete.execute('s1', DRAWN, null, ada)).toMatchObject({
      state: 'completed',
      reason: null,
    });
  });

  it('is not reversed without a reason or without a completion', async () => {
    const { complete, reverse } = setUp();

    await expect(reverse.execute('s1', { reasonCode: 'client' }, ada)).rejects.toMatchObject({
      code: 'submission-move-not-allowed',
    });
    await complete.execute('s1', DRAWN, null, ada);
    await expect(reverse.execute('s1', {}, ada)).rejects.toMatchObject({ errors: [{ field: 'reasonCode' }] });
  });

  it('is repaid early on a date from staff, which can be undone', async () => {
    const { cases, complete, redeem } = setUp();
    await complete.execute('s1', DRAWN, null, ada);

    const redeemed = await redeem.execute('s1', { redeemedOn: '2026-11-21' }, ada);
    expect(redeemed).toMatchObject({ state: 'completed', completion: { redeemedOn: '2026-11-21' } });
    expect(cases.events.at(-1)).toMatchObject({ kind: 'completion-changed', lender: 'Alba' });
    const events = cases.events.length;
    await redeem.execute('s1', { redeemedOn: '2026-11-21' }, ada);
    await redeem.execute('s1', {}, ada);
    expect(cases.events).toHaveLength(events);

    const taken = await redeem.execute('s1', { redeemedOn: null }, ada);
    expect(taken.completion?.redeemedOn).toBeNull();
  });

  it('is not repaid before drawdown, in the future, or without a completion', async () => {
    const { complete, redeem } = setUp();

    await expect(redeem.execute('s1', { redeemedOn: '2026-11-21' }, ada)).rejects.toThrow(NotCompleted);
    await complete.execute('s1', DRAWN, null, ada);
    for (const redeemedOn of ['2026-11-19', '2026-11-24'])
      await expect(redeem.execute('s1', { redeemedOn }, ada)).rejects.toMatchObject({
        errors: [{ field: 'redeemedOn' }],
      });
  });
});

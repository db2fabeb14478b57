import { KeptAnswers, KeptMails, visitor } from '#test/doubles.js';
import {
  aCase,
  OneApplicant,
  CasesInMemory,
  ConsentsInMemory,
  LenderQuestionsInMemory,
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
import { Offer } from '../../domain/offer.js';
import { AcceptOffer } from './accept-offer.js';
import { ChangeOffer } from './change-offer.js';
import { ChooseOffer } from './choose-offer.js';
import { DealMails } from '../mails/deal-mails.js';
import { LockOffer } from './lock-offer.js';
import { LockSubmission } from '../submissions/lock-submission.js';
import { SaveOffer } from './save-offer.js';
import { ApplySubmissionMove } from '../submissions/apply-submission-move.js';
import { RemindOfOffers } from './remind-of-offers.js';
import { ShareOffers } from './share-offers.js';
import { SharedOffers } from './shared-offers.js';
import { ShowDeals } from '../show-deals.js';
import { WithdrawOffer } from './withdraw-offer.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

/** Offers from Alba and Brae on Monday, as o1 and o2, which expire that day. */
const setUp = () => {
  const [cases, submissions, offers, applicant, tasks, mails, clock] = [
    new CasesInMemory('a1'),
    new SubmissionsInMemory(),
    new OffersInMemory(),
    new OneApplicant(),
    new AutomaticTasksInMemory(),
    new KeptMails(),
    new SetClock(monday),
  ];
  const { applicants } = applicant;
  for (const [number, name] of ['Alba', 'Brae'].entries()) {
    const id = `s${number + 1}`;
    const submission = LenderSubmission.draft(id, 'a1', { id: `${id}-lender`, name }, monday);
    submission.send({ state: 'given' }, {}, monday);
    submission.offer(monday);
    submissions.records.put(submission);
    const offer = Offer.made(
      `o${number + 1}`,
      id,
      { ...offerDetails, conditions: 'A guarantee' },
      { at: monday, today: '2026-11-23' },
    );
    offers.records.put(offer);
  }
  const lists = new OfferViewsInMemory(offers);
  const history = new EditedByGrace();
  const [answers, ids] = [new KeptAnswers(), new CountedIds('m')];
  const lock = new LockOffer(
    contextOf({ history }),
    new OnlyAlba(),
    new LockSubmission(
      contextOf({ history }),
      cases,
      submissions,
      new SubmissionViewsInMemory(submissions, offers),
    ),
    offers,
    lists,
  );
  const shared = new SharedOffers(contextOf({ clock }), submissions, offers, cases);
  const record = new ApplySubmissionMove(
    contextOf({ ids: new CountedIds('d') }),
    submissions,
    cases,
    offers,
    tasks,
    mails,
  );
  const save = new SaveOffer(offers, cases);
  const share = new ShareOffers(
    contextOf({ idempotency: answers, ids, clock }),
    lock,
    save,
    lists,
    applicants,
    mails,
  );
  const reminder = new RemindOfOffers(
    contextOf({ idempotency: answers, ids, clock }),
    cases,
    shared,
    save,
    lists,
    applicants,
    mails,
  );
  const choose = new ChooseOffer(
    contextOf({ idempotency: answers, ids, clock }),
    applicants,
    shared,
    save,
    tasks,
    mails,
  );
  const accept = new AcceptOffer(
    contextOf({ idempotency: answers, history, clock }),
    lock,
    new Contributions(),
    offers,
    lists,
    record,
  );
  const change = new ChangeOffer(
    contextOf({ ids, unitOfWork: new UndoingUnitOfWork(offers.records.byId, cases.events), clock }),
    lock,
    save,
    lists,
    tasks,
    mails,
  );
  const withdraw = new WithdrawOffer(contextOf({ idempotency: answers, clock }), lock, save, lists, tasks);
  const { mails: dealMails } = new DealMails(applicants, new ConsentsInMemory(), shared, cases);
  const show = new ShowDeals(
    contextOf({ clock }),
    new ConsentsInMemory(),
    submissions,
    offers,
    shared,
    new LenderQuestionsInMemory(),
  );
  const shareAs = async (id: string, key: string | null = null) =>
    (await share.execute([{ id, readAt: undefined }], null, key, ada))[0];
  const remind = (key: string | null = null) => reminder.execute('a1', key, ada);
  const chosen = (offerId: string, readAt?: Date) => choose.execute('a1', { offerId, readAt }, null, visitor);
  const seen = async () =>
    (await show.execute('a1')).forApplicant.offers.map(({ lender, standing }) => `${lender} ${standing}`);
  return {
    cases,
    submissions,
    offers,
    applicant,
    applicants,
    tasks,
    mails,
    clock,
    dealMails,
    accept,
    change,
    withdraw,
    show,
    shareAs,
    remind,
    chosen,
    seen,
  };
};

describe('SharedOffers', () => {
  it('is shown once shared, with its costs, and announced in one email', async () => {
    const { cases, mails, show, shareAs } = setUp();
    expect((await show.execute('a1')).forApplicant.offers).toEqual([]);

    expect(await shareAs('o1', 'k1')).toMatchObject({ id: 'o1', sharedAt: monday.toISOString() });
    await shareAs('o1', 'k1');
    await shareAs('o1');

    expect((await show.execute('a1')).forApplicant.offers).toMatchObject([
      {
        id: 'o1',
        lender: 'Alba',
        amountPence: 12_500_000,
        expiresOn: '2026-11-23',
        standing: 'open',
        figures: { totalCostPence: 3_300_573 },
      },
    ]);
    const data = { id: 'm1', applicationId: 'a1', offerId: 'o1' };
    expect(mails.all).toEqual([{ kind: 'offer-shared', data, id: undefined }]);
    expect(cases.events).toEqual([
      {
        kind: 'offer-shared',
        submissionId: 's1',
        applicationId: 'a1',
        lender: 'Alba',
        actor: ada,
      },
    ]);
  });

  it('is not shared when the client cannot see it or it is no longer open', async () => {
    const { cases, applicant, submissions, withdraw, clock, mails, shareAs } = setUp();
    applicant.isLinkOpen = false;
    await expect(shareAs('o1')).rejects.toMatchObject({ code: 'client-link-over' });
    applicant.isLinkOpen = true;
    cases.byId.set('a1', aCase('a1', { emailsClient: false }));
    await expect(shareAs('o1')).rejects.toMatchObject({ code: 'client-not-told' });
    cases.byId.set('a1', aCase('a1'));

    await withdraw.execute('o2', undefined, null, ada);
    await expect(shareAs('o2')).rejects.toMatchObject({ code: 'offer-withdrawn' });
    clock.time = tuesday;
    await expect(shareAs('o1')).rejects.toMatchObject({ code: 'offer-ran-out' });
    const declined = submissions.records.find('s1');
    declined?.move('declined', { reasonCode: 'client' }, tuesday);
    if (declined) submissions.records.put(declined);
    await expect(shareAs('o1')).rejects.toMatchObject({ code: 'offer-withdrawn' });
    expect(mails.all).toEqual([]);
  });

  it('can be chosen and replaced, and each choice emails staff', async () => {
    const { cases, tasks, mails, shareAs, chosen, seen } = setUp();
    await shareAs('o1');
    await shareAs('o2');
    mails.all.length = 0;

    await chosen('o1');
    await chosen('o1');
    expect(await seen()).toEqual(['Alba chosen', 'Brae open']);
    expect(tasks.open).toEqual([{ kind: 'offer_chosen', subject: 'o1', applicationId: 'a1', about: 'Alba' }]);
    await chosen('o2');

    expect(await seen()).toEqual(['Alba open', 'Brae chosen']);
    expect(tasks.open).toMatchObject([{ subject: 'o2', about: 'Brae' }]);
    expect(mails.all.map(({ kind, data }) => [kind, data])).toEqual([
      ['offer-chosen', { id: 'm3', applicationId: 'a1', offerId: 'o1' }],
      ['offer-chosen', { id: 'm4', applicationId: 'a1', offerId: 'o2' }],
    ]);
    expect(cases.events.filter(({ kind }) => kind === 'offer-chosen')).toHaveLength(2);
  });

  it('is chosen only with the terms that the page showed', async () => {
    const { change, clock, show, shareAs, chosen, seen } = setUp();
    await shareAs('o1');
    const [shown] = (await show.execute('a1')).forApplicant.offers;
    const readAt = new Date(shown?.updatedAt ?? 0);
    clock.time = new Date(monday.getTime() + 1_000);
    await change.execute('o1', { to: { rate: 9.95 } }, ada);

    await expect(chosen('o1', readAt)).rejects.toMatchObject({ code: 'offer-changed-since-shown' });
    expect(await seen()).toEqual(['Alba open']);
    await chosen('o1', clock.time);
    expect(await seen()).toEqual(['Alba chosen']);
  });

  it('loses its choice when its terms change, with an email to the client; a new expiry date keeps it', async () => {
    const { change, tasks, mails, dealMails, shareAs, chosen, seen } = setUp();
    await shareAs('o1');
    await chosen('o1');
    mails.all.length = 0;

    await change.execute('o1', { to: { expiresOn: '2026-12-04', rate: 8.95 } }, ada);
    expect(await seen()).toEqual(['Alba chosen']);
    expect([mails.all, tasks.open.length]).toEqual([[], 1]);
    await change.execute('o1', { to: { rate: 9.45 } }, ada);

    expect(await seen()).toEqual(['Alba open']);
    expect(tasks.open).toEqual([]);
    const data = { id: 'm3', applicationId: 'a1', offerId: 'o1' };
    expect(mails.all).toEqual([{ kind: 'offer-changed', data, id: undefined }]);
    const mail = () => dealMails['offer-changed'].load(data);
    expect(await mail()).toMatchObject({ id: 'm3', content: { lender: 'Alba', expiresOn: '2026-12-04' } });
    await chosen('o1');
    expect(await mail()).toBeNull();
  });

  it('cannot be chosen before it is shared, or with another client’s link', async () => {
    const { cases, applicants, shareAs, chosen } = setUp();
    cases.byId.set('a2', aCase('a2'));
    await shareAs('o1');

    await expect(chosen('o2')).rejects.toMatchObject({ code: 'offer-not-found' });
    applicants.follow = () => Promise.resolve('a2');
    await expect(chosen('o1')).rejects.toMatchObject({ code: 'offer-not-found' });
  });

  it('cannot be chosen once one is accepted, which completes the task', async () => {
    const { accept, tasks, shareAs, chosen, seen } = setUp();
    await shareAs('o1');
    await shareAs('o2');
    await chosen('o1');
    await accept.execute('o2', { approve: true, withdrawOthers: true }, null, ada);

    expect(await seen()).toEqual(['Alba other_accepted', 'Brae accepted']);
    expect(tasks.open).toEqual([]);
    for (const id of ['o1', 'o2'])
      await expect(chosen(id)).rejects.toMatchObject({ kind: 'conflict', code: 'offer-not-open' });
  });

  it('waits for a review until it is shared, withdrawn or expired', async () => {
    const { show, shareAs, withdraw, clock } = setUp();
    const isToCheck = async () => (await show.execute('a1')).progress.hasOfferToCheck;
    expect(await isToCheck()).toBe(true);
    await shareAs('o1');
    expect(await isToCheck()).toBe(true);
    clock.time = new Date('2026-11-24T10:00:00Z');
    expect(await isToCheck()).toBe(false);
    clock.time = monday;
    await withdraw.execute('o2', undefined, null, ada);
    expect(await isToCheck()).toBe(false);
  });

  it('is paid out once its submission is completed, and accepted again after a reversal', async () => {
    const { accept, submissions, show, shareAs, seen } = setUp();
    await shareAs('o2');
    await accept.execute('o2', { approve: true, withdrawOthers: true }, null, ada);
    const accepted = async () => (await show.execute('a1')).progress.accepted;
    expect(await accepted()).toEqual({ lender: 'Brae', kind: 'formal', isReversed: false });
    const be = (change: (brae: LenderSubmission) => void) => {
      const [brae] = submissions.records.where(({ id }) => id === 's2');
      if (brae) change(brae);
      if (brae) submissions.records.put(brae);
    };
    be((brae) => brae.complete(monday));

    expect(await seen()).toEqual(['Brae paid_out']);
    be((brae) => brae.reverseCompletion({ reasonCode: 'client' }, monday));
    expect(await seen()).toEqual(['Brae accepted']);
    expect(await accepted()).toEqual({ lender: 'Brae', kind: 'formal', isReversed: true });
  });

  it('reminds the client of open offers in one email, once for repeated requests', async () => {
    const { cases, dealMails, mails, remind, shareAs } = setUp();
    await shareAs('o1');
    await shareAs('o2');
    cases.events.length = 0;

    expect(await remind('k1')).toMatchObject([{ id: 'o1' }, { id: 'o2' }]);
    await remind('k1');

    const data = { id: expect.any(String) as string, applicationId: 'a1' };
    expect(mails.all.filter(({ kind }) => kind === 'offers-waiting')).toMatchObject([{ data }]);
    expect(cases.events).toMatchObject([
      { kind: 'offer-reminded', lender: 'Alba' },
      { kind: 'offer-reminded', lender: 'Brae' },
    ]);
    expect(await dealMails['offers-waiting'].load({ id: 'm9', applicationId: 'a1' })).toMatchObject({
      to: { address: 'isla@alder.example' },
      content: { offers: [{ lender: 'Alba' }, { lender: 'Brae' }] },
    });
  });

  it('rejects a second reminder on the same day in London, and allows one the next day', async () => {
    const { clock, mails, remind, shareAs } = setUp();
    clock.time = new Date('2026-11-22T00:30:00Z');
    await shareAs('o1');
    await remind();

    clock.time = new Date('2026-11-22T23:30:00Z');
    await expect(remind()).rejects.toMatchObject({ code: 'reminded-today' });
    clock.time = new Date('2026-11-23T00:00:00Z');
    await remind();

    expect(mails.all.filter(({ kind }) => kind === 'offers-waiting')).toHaveLength(2);
  });

  it('sends no reminder when no offer is shared, or one is chosen', async () => {
    const { chosen, dealMails, mails, remind, shareAs } = setUp();
    await expect(remind()).rejects.toMatchObject({ code: 'no-offer-to-choose' });
    await shareAs('o1');
    await chosen('o1');

    await expect(remind()).rejects.toMatchObject({ code: 'no-offer-to-choose' });
    expect(mails.all.map(({ kind }) => kind)).not.toContain('offers-waiting');
    expect(await dealMails['offers-waiting'].load({ id: 'm9', applicationId: 'a1' })).toBeNull();
  });

  it('is neither shared nor chosen while the case is rejected', async () => {
    const { cases, shareAs, chosen, seen } = setUp();
    await shareAs('o1');
    cases.byId.set('a1', aCase('a1', { status: 'rejected' }));

    expect(await seen()).toEqual(['Alba closed']);
    await expect(chosen('o1')).rejects.toThrow('We cannot take your application further.');
    await expect(shareAs('o2')).rejects.toMatchObject({ code: 'case-rejected' });
  });

  it('cannot be chosen after it expires or is withdrawn', async () => {
    const { clock, withdraw, tasks, shareAs, chosen, seen } = setUp();
    await shareAs('o1');
    await shareAs('o2');
    await chosen('o2');
    await withdraw.execute('o2', undefined, null, ada);
    expect(tasks.open).toEqual([]);
    clock.time = tuesday;

    expect(await seen()).toEqual(['Alba ran_out', 'Brae withdrawn']);
    await expect(chosen('o1')).rejects.toThrow('This offer has expired.');
    await expect(chosen('o2')).rejects.toThrow('The lender has withdrawn this offer.');
  });

  it('is emailed to the client while open, and to staff while chosen', async () => {
    const { dealMails, shareAs, chosen } = setUp();
    await shareAs('o1');
    const about = { applicationId: 'a1', offerId: 'o1' };
    const shared = () => dealMails['offer-shared'].load({ id: 'm1', ...about });
    const choice = () => dealMails['offer-chosen'].load({ id: 'm2', ...about });

    expect(await shared()).toMatchObject({
      id: 'm1',
      to: { address: 'isla@alder.example' },
      content: { offers: [{ lender: 'Alba', expiresOn: '2026-11-23' }] },
    });
    expect(await choice()).toBeNull();
    await chosen('o1');
    expect(await shared()).toBeNull();
    expect(await choice()).toMatchObject({
      id: 'm2',
      to: { name: 'Ada Admin', address: 'ada@broker.example' },
      content: { companyName: 'Alder Joinery Ltd', lender: 'Alba', applicationId: 'a1' },
    });
  });
});

import { KeptAnswers, KeptMails, visitor } from '#test/doubles.js';
import { OnlyAlba } from '#test/in-memory/applications.js';
import {
  aCase,
  OneApplicant,
  CasesInMemory,
  ConsentViewsInMemory,
  ConsentsInMemory,
  OffersInMemory,
  SubmissionsInMemory,
} from '#test/in-memory/deals.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import { AnswerConsents } from './answer-consents.js';
import { AskConsents } from './ask-consents.js';
import { ChangeConsents } from './change-consents.js';
import { RecordConsents } from './record-consents.js';
import { DealMails } from '../mails/deal-mails.js';
import { SaveConsent } from './save-consent.js';
import { SharedOffers } from '../offers/shared-offers.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const wednesday = new Date('2026-11-25T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const [cases, consents, applicant, tasks, mails, clock] = [
    new CasesInMemory('a1'),
    new ConsentsInMemory(),
    new OneApplicant(),
    new AutomaticTasksInMemory(),
    new KeptMails(),
    new SetClock(monday),
  ];
  const { applicants } = applicant;
  const [submissions, lists, answers] = [
    new SubmissionsInMemory(),
    new ConsentViewsInMemory(consents),
    new KeptAnswers(),
  ];
  const keep = new SaveConsent(consents, cases, tasks);
  const context = contextOf({ idempotency: answers, ids: new CountedIds('c'), clock });
  const change = new ChangeConsents(context, new OnlyAlba(), cases, consents, keep, lists);
  const ask = new AskConsents(context, change, applicants, mails);
  const record = new RecordConsents(context, change);
  const answer = new AnswerConsents(
    contextOf({ idempotency: answers, clock }),
    applicants,
    cases,
    consents,
    submissions,
    keep,
  );
  const { mails: dealMails } = new DealMails(
    applicants,
    consents,
    new SharedOffers(contextOf({ clock }), submissions, new OffersInMemory(), cases),
    cases,
  );
  const asked = (key: string | null = null) => ask.execute('a1', [' alba '], key, ada);
  const told = (isYes: boolean) => record.execute('a1', ['Alba'], { isYes, via: 'phone' }, null, ada);
  const answered = (isYes: boolean, key: string | null = null) =>
    answer.execute('a1', { consentIds: ['c1'], isYes }, key, visitor);
  /** The records that sending a submission creates. */
  const send = (at: Date) => {
    const sent = LenderSubmission.draft('s1', 'a1', { id: 'l1', name: 'Alba' }, monday);
    sent.send({ state: 'given' }, {}, at);
    submissions.records.put(sent);
  };
  const now = () => consents.records.find('c1');
  return {
    cases,
    consents,
    applicant,
    tasks,
    mails,
    clock,
    dealMails,
    ask,
    told,
    answer,
    asked,
    answered,
    send,
    now,
  };
};

describe('Consents', () => {
  it('requests consent with one email per key, and again when staff ask again', async () => {
    const { cases, mails, clock, asked } = setUp();

    expect(cases.answered).toEqual(new Set());
    const first = await asked('k1');
    expect(await asked('k1')).toEqual(first);
    expect(cases.answered).toEqual(new Set(['a1']));

    expect(first).toEqual([
      {
        id: 'c1',
        applicationId: 'a1',
        lender: { id: 'l1', name: 'Alba' },
        state: 'asked',
        via: null,
        askedAt: monday.toISOString(),
        answeredAt: null,
        recordedBy: null,
      },
    ]);
    expect(mails.all).toEqual([
      { kind: 'consent-asked', data: { id: 'c2', applicationId: 'a1' }, id: undefined },
    ]);
    expect(cases.events).toEqual([
      { kind: 'consent-asked', applicationId: 'a1', lender: 'Alba', actor: ada },
    ]);

    clock.time = tuesday;
    expect(await asked()).toMatchObject([{ id: 'c1', askedAt: tuesday.toISOString() }]);
    expect(mails.all).toHaveLength(2);
  });

  it('does not ask a client who has consented again', async () => {
    const { mails, told, asked } = setUp();
    await told(true);

    expect(await asked()).toMatchObject([{ state: 'given', via: 'phone', askedAt: null }]);
    expect(mails.all).toEqual([]);
  });

  it('emails only a client who knows of the case and has a working link', async () => {
    const { cases, applicant, mails, ask, asked } = setUp();
    await expect(ask.execute('a1', ['Nobody'], null, ada)).rejects.toMatchObject({
      errors: [{ field: 'lenders' }],
    });
    applicant.isLinkOpen = false;
    await expect(asked()).rejects.toMatchObject({ code: 'client-link-over' });
    cases.byId.set('a1', aCase('a1', { emailsClient: false }));
    await expect(asked()).rejects.toMatchObject({ code: 'client-not-told' });
    expect(mails.all).toEqual([]);
  });

  it('stores each answer through the link, and ignores a repeated one', async () => {
    const { cases, tasks, clock, asked, answered, now } = setUp();
    await asked();
    clock.time = tuesday;

    await answered(false);
    expect(now()).toMatchObject({ state: 'refused', via: 'link', answeredAt: tuesday, recordedBy: null });
    await answered(false);
    expect(tasks.open).toEqual([
      { kind: 'consent_refused', subject: 'c1', applicationId: 'a1', about: 'Alba' },
    ]);
    await answered(true);
    expect(tasks.open).toEqual([]);
    await answered(false);

    expect(now()).toMatchObject({ state: 'withdrawn' });
    expect(tasks.open).toHaveLength(1);
    expect(cases.events.map(({ kind }) => kind)).toEqual([
      ...['consent-asked', 'consent-refused', 'consent-given', 'consent-withdrawn'],
    ]);
  });

  it('ignores a replayed answer after a newer one', async () => {
    const { asked, answered, now } = setUp();
    await asked();

    await answered(true, 'k1');
    await answered(false, 'k2');
    await answered(true, 'k1');

    expect(now()).toMatchObject({ state: 'withdrawn' });
  });

  it('is closed to the client once the details were sent, until staff ask again', async () => {
    const { clock, told, asked, answered, send, now } = setUp();
    await asked();
    await answered(true);
    send(tuesday);
    await expect(answered(false)).rejects.toMatchObject({ kind: 'conflict', code: 'consent-closed' });

    clock.time = wednesday;
    await told(false);
    expect(now()).toMatchObject({ state: 'withdrawn', via: 'phone', recordedBy: 'ada' });
    await asked();
    await answered(true);
    expect(now()).toMatchObject({ state: 'given', via: 'link' });
  });

  it('is not found with another client’s link or an expired one', async () => {
    const { cases, applicant, answer, asked, answered } = setUp();
    cases.byId.set('a2', aCase('a2'));
    await asked();

    await expect(
      answer.execute('a2', { consentIds: ['c1'], isYes: true }, null, visitor),
    ).rejects.toMatchObject({
      code: 'consent-not-found',
    });
    applicant.isLinkOpen = false;
    await expect(answered(true)).rejects.toMatchObject({ code: 'link-not-found' });
  });

  it('names the unanswered lenders in the email, and sends none when all are answered', async () => {
    const { dealMails, asked, answered } = setUp();
    await asked();
    const load = () => dealMails['consent-asked'].load({ id: 'm1', applicationId: 'a1' });

    expect(await load()).toMatchObject({
      id: 'm1',
      to: { name: 'Isla Fraser', address: 'isla@alder.example' },
      content: { lenders: ['Alba'], statusUrl: '/status/a1' },
    });
    await answered(true);
    expect(await load()).toBeNull();
  });
});

import { answers } from '#test/answers.js';
import { EventsInMemory } from '#test/application-events.js';
import { KeptActivity, KeptMails } from '#test/doubles.js';
import {
  anApplication,
  ApplicationViewsInMemory,
  ApplicationsInMemory,
} from '#test/in-memory/applications.js';
import {
  CountedIds,
  EditedByGrace,
  SetClock,
  UndoingUnitOfWork,
  contextOf,
} from '#test/in-memory/surroundings.js';
import { LinksInMemory, ReadableTokens } from '#test/links.js';
import type { Answers } from '#kernel/lending/answers.js';
import { ApplicationChanged, ApplicationNotFound } from '../../domain/errors.js';
import type { ApplicationStatus } from '../../domain/application-status.js';
import { ChangeAnswers } from './change-answers.js';
import { CorrectAnswers } from './correct-answers.js';
import { IssueLinks } from '../links/issue-links.js';
import { LockApplication } from '../review/lock-application.js';
import { ReplaceLinks } from '../links/replace-links.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

/** Alba lends from 50,000; Brisk needs the LTV. */
const best = ({ amount, ltv }: Answers) => [
  ...(Number(amount) >= 50_000 ? [{ id: 'l1', name: 'Alba', score: 86 }] : []),
  { id: 'l2', name: 'Brisk', score: ltv === null ? 60 : 91 },
];
const matching = {
  bestFor: (asked: Answers) => Promise.resolve({ best: best(asked), ruleVersion: '1.2' }),
  match: (asked: Answers) => {
    const [found, matches] = [best(asked), { best: best(asked), ruleVersion: '1.2' }];
    const strongMatches = found.filter(({ score }) => score >= 70).length;
    return Promise.resolve({ answer: { totalMatches: found.length, strongMatches }, matches });
  },
};

const setUp = () => {
  const applications = new ApplicationsInMemory(anApplication('a1', monday));
  const lists = new ApplicationViewsInMemory(applications);
  const activity = new KeptActivity();
  const events = new EventsInMemory(activity);
  const [tokens, links, mails] = [new ReadableTokens(['k1']), new LinksInMemory(), new KeptMails()];
  const issueLinks = new IssueLinks(tokens, links);
  const clock = new SetClock(tuesday);
  const replaceLinks = new ReplaceLinks(
    contextOf({ ids: new CountedIds(), clock }),
    issueLinks,
    links,
    events,
    mails,
  );
  const correct = new CorrectAnswers(
    contextOf({ unitOfWork: new UndoingUnitOfWork(applications.records.byId, events.all, activity.all) }),
    new LockApplication(contextOf({ history: new EditedByGrace() }), applications, lists),
    lists,
    new ChangeAnswers(contextOf({ clock: new SetClock(tuesday) }), applications, matching, events),
    matching,
    replaceLinks,
  );
  const kept = () => applications.records.find('a1');
  const move = (to: ApplicationStatus) => {
    const application = anApplication('a1', monday);
    application.move(to, null, monday);
    applications.records.put(application);
  };
  return { applications, events, activity, correct, kept, move, links, mails, issueLinks };
};

describe('CorrectAnswers', () => {
  it('stores the corrected answer with its parsed values, and the earlier ones in the history', async () => {
    const { activity, correct, events, kept } = setUp();

    const { application } = await correct.execute('a1', { answers: { amount: '25000', ltv: '70' } }, ada);

    expect(application).toMatchObject({ amount: '25000', ltv: '70', updatedAt: tuesday.toISOString() });
    expect(kept()).toMatchObject({
      answers: { ...answers(), amount: '25000', ltv: '70' },
      parsed: { amountFrom: 25_000, amountTo: 25_000 },
      matches: { best: [{ name: 'Brisk' }], ruleVersion: '1.2' },
      matchScore: '91',
      createdAt: monday,
    });
    const facts = { amount: { from: '100000', to: '25000' }, ltv: { from: null, to: '70' } };
    expect(events.all).toEqual([
      { id: 'n1', event: { kind: 'corrected', applicationId: 'a1', actor: ada, facts } },
    ]);
    // The log is append-only, so it must never hold personal data.
    expect(activity.all).toMatchObject([
      {
        action: 'application-corrected',
        changes: { amount: { from: null, to: 'given' }, ltv: { from: null, to: 'given' } },
      },
    ]);
  });

  it('returns how the correction changes the matches', async () => {
    const { correct } = setUp();

    const { match } = await correct.execute('a1', { answers: { amount: '25000', ltv: '70' } }, ada);

    expect(match).toEqual({
      before: { totalMatches: 2, strongMatches: 1 },
      after: { totalMatches: 1, strongMatches: 1 },
      changes: [
        { change: 'score', lender: { id: 'l2', name: 'Brisk' }, scoreThen: 60, scoreNow: 91 },
        { change: 'gone', lender: { id: 'l1', name: 'Alba' }, scoreThen: 86, scoreNow: null },
      ],
    });
  });

  it('corrects an application in any status, and can clear an answer', async () => {
    const { correct, kept, move } = setUp();
    move('rejected');

    await correct.execute('a1', { answers: { creditScore: null } }, ada);

    expect(kept()).toMatchObject({ status: 'rejected', answers: { creditScore: null } });
  });

  it.each([
    ['what is already so', { amount: answers().amount, ltv: null }],
    ['nothing', {}],
  ])('changes nothing for %s', async (_what, given) => {
    const { correct, events, kept } = setUp();

    const { match } = await correct.execute('a1', { answers: given }, ada);

    expect([match.changes, events.all, kept()?.updatedAt]).toEqual([[], [], monday]);
  });

  it('rejects a correction based on an earlier version, with the current one', async () => {
    const { correct, kept } = setUp();
    await correct.execute('a1', { answers: { amount: '90000' }, readAt: monday }, ada);

    const stale = correct.execute('a1', { answers: { amount: '80000' }, readAt: monday }, ada);

    await expect(stale).rejects.toThrow(ApplicationChanged);
    await expect(stale).rejects.toMatchObject({
      change: { by: 'Grace Hopper', at: tuesday, current: { amount: '90000' } },
    });
    expect(kept()?.answers.amount).toBe('90000');
  });

  it('returns ‘not found’ when the application is deleted', async () => {
    await expect(setUp().correct.execute('gone', { answers: {} }, ada)).rejects.toThrow(ApplicationNotFound);
  });

  describe('the links, when the address of an application is corrected', () => {
    const statusTokenOf = async ({ issueLinks }: ReturnType<typeof setUp>) =>
      (await issueLinks.current('a1', monday)).statusToken;

    it('are replaced and emailed to the client, and the history records it', async () => {
      const made = setUp();
      const earlier = await statusTokenOf(made);

      await made.correct.execute('a1', { answers: { email: 'fiona@new.example' } }, ada);

      expect(await statusTokenOf(made)).not.toBe(earlier);
      expect(await made.links.findStored('a1')).toMatchObject({
        expiresAt: new Date('2027-02-22T10:00:00Z'),
        revokedAt: null,
      });
      expect(made.mails.all).toMatchObject([{ kind: 'links-renewed', data: { applicationId: 'a1' } }]);
      expect(made.events.all.map(({ event }) => event.kind)).toEqual(['corrected', 'links-renewed']);
      expect(made.activity.all.map(({ action }) => action)).toEqual([
        'application-corrected',
        'links-renewed',
      ]);
    });

    it('are replaced without an email when the client does not know about the case', async () => {
      const made = setUp();
      made.applications.records.put(
        anApplication('a1', monday, { introducerId: 'i1', clientConsent: false, viaLink: false }),
      );

      await made.correct.execute('a1', { answers: { email: 'fiona@new.example' } }, ada);

      expect(await made.links.findStored('a1')).not.toBeNull();
      expect(made.mails.all).toEqual([]);
    });

    it('stay valid when only the spelling of the address or another answer changes', async () => {
      const made = setUp();

      await made.correct.execute('a1', { answers: { email: answers().email.toUpperCase() } }, ada);
      await made.correct.execute('a1', { answers: { phone: '0141 496 0999' } }, ada);

      expect(await made.links.findStored('a1')).toBeNull();
      expect(made.mails.all).toEqual([]);
    });
  });
});

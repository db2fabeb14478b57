import { answers } from '#test/answers.js';
import { EventsInMemory } from '#test/application-events.js';
import { KeptActivity, visitor } from '#test/doubles.js';
import { LinksInMemory, ReadableTokens } from '#test/links.js';
import type { Answers } from '#kernel/lending/answers.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { AnsweredBefore, AnswersClosed, ApplicationNotFound, LinkNotFound } from '../../domain/errors.js';
import type { AnswerChanges } from '../../domain/application-changes.js';
import { FundingApplication } from '../../domain/funding-application.js';
import { AnswerQuestions } from './answer-questions.js';
import type { PastEvent } from '../review/application-events.js';
import { ApplicationRepository } from '../review/application.repository.js';
import { ChangeAnswers } from './change-answers.js';
import { FollowLink } from '../links/follow-link.js';
import { IssueLinks } from '../links/issue-links.js';

const [noon, one] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T13:00:00Z')];
const atOnce = { run: <T>(work: () => Promise<T>): Promise<T> => work() };

class OneApplication extends ApplicationRepository {
  saved = 0;
  constructor(readonly application: FundingApplication | null) {
    super();
  }
  readonly add = () => Promise.resolve();
  readonly releaseOwnedBy = () => Promise.resolve([]);
  readonly lockCase = () => Promise.reject(new ApplicationNotFound());
  lock(): Promise<FundingApplication> {
    return this.application ? Promise.resolve(this.application) : this.lockCase();
  }
  save(): Promise<void> {
    this.saved += 1;
    return Promise.resolve();
  }
}

/** Recorded events also appear as past events. */
class Events extends EventsInMemory {
  override of(): Promise<readonly PastEvent[]> {
    return Promise.resolve(
      this.all.map(({ event: { kind, actor, facts } }) => ({
        kind,
        at: noon,
        actorType: actor.type,
        actorId: null,
        facts: facts ?? {},
      })),
    );
  }
}

const setUp = (left: Partial<Answers> = { tradingHistory: null, ltv: null }) => {
  const before = { best: [{ id: 'l1', name: 'Alba', score: 77 }], ruleVersion: '1.1' };
  const application = FundingApplication.submit('a1', { ...answers(), ...left }, before, noon);
  const [applications, activity] = [new OneApplication(application), new KeptActivity()];
  const events = new Events(activity, { next: () => 'e1', of: (name) => name });
  const [links, tokens] = [new LinksInMemory(), new ReadableTokens(['k1'])];
  const { tokens: given, stored: kept } = new IssueLinks(tokens, links).execute(application);
  links.kept.set(application.id, kept);
  const follow = new FollowLink(contextOf({ clock: { now: () => one } }), tokens, links);
  const matching = {
    bestFor: ({ tradingHistory }: Answers) =>
      Promise.resolve({
        best: [{ id: 'l2', name: `Brisk of ${tradingHistory}`, score: 91 }],
        ruleVersion: '1.2',
      }),
  };
  const over = (repository: OneApplication) => {
    const change = new ChangeAnswers(contextOf({ clock: { now: () => one } }), repository, matching, events);
    return new AnswerQuestions(contextOf({ unitOfWork: atOnce }), follow, repository, events, change);
  };
  const answer = (sent: Partial<Record<keyof Answers, string>>) =>
    over(applications).execute(given.resultsToken, sent, visitor);
  const correct = (facts: AnswerChanges) =>
    new ChangeAnswers(contextOf({ clock: { now: () => one } }), applications, matching, events).execute(
      application,
      facts,
      'corrected',
      { type: 'admin', id: 'ada' },
    );
  return { application, applications, events, activity, answer, correct, over, token: given.resultsToken };
};

describe('AnswerQuestions', () => {
  it('stores missing answers, records them as previously blank, and matches again', async () => {
    const { application, applications, events, activity, answer } = setUp();

    await answer({ tradingHistory: '36 months' });

    expect(applications.saved).toBe(1);
    expect(application).toMatchObject({
      answers: { ...answers(), tradingHistory: '36 months', ltv: null },
      parsed: { tradingMonthsFrom: 36 },
      matches: { best: [{ name: 'Brisk of 36 months' }], ruleVersion: '1.2' },
      matchScore: '91',
      createdAt: noon,
      updatedAt: one,
    });
    const facts = { tradingHistory: { from: null, to: '36 months' } };
    expect(events.all).toEqual([
      { id: 'e1', event: { kind: 'answered', applicationId: 'a1', actor: visitor, facts } },
    ]);
    expect(activity.all).toMatchObject([
      { action: 'application-answered', changes: { tradingHistory: { from: null, to: 'given' } } },
    ]);
  });

  it('allows an answer given through the link to be changed', async () => {
    const { application, events, answer } = setUp();
    await answer({ tradingHistory: '12 months' });

    await answer({ tradingHistory: '36 months' });

    expect(application.answers.tradingHistory).toBe('36 months');
    expect(events.all[1]?.event.facts).toEqual({ tradingHistory: { from: '12 months', to: '36 months' } });
  });

  it('rejects an answer that staff have since corrected', async () => {
    const { application, answer, correct } = setUp();
    await answer({ tradingHistory: '12 months', ltv: '70' });
    await correct({ tradingHistory: { from: '12 months', to: '24 months' } });

    await expect(answer({ tradingHistory: '36 months' })).rejects.toThrow(AnsweredBefore);
    await answer({ ltv: '60' });

    expect(application.answers).toMatchObject({ tradingHistory: '24 months', ltv: '60' });
  });

  it('rejects by name an answer that was submitted with the application, and stores nothing', async () => {
    const { application, applications, answer } = setUp();

    const refused = answer({ tradingHistory: '36 months', amount: '5000000' });

    await expect(refused).rejects.toThrow(AnsweredBefore);
    await expect(refused).rejects.toThrow('Amount was submitted with the application');
    expect(application.answers.tradingHistory).toBeNull();
    expect(applications.saved).toBe(0);
  });

  it.each([
    ['what is already so', { amount: answers().amount }],
    ['what is no answer', { tradingHistory: ' ' }],
    ['nothing', {}],
  ])('leaves the application unchanged for %s', async (_what, sent) => {
    const { applications, events, answer } = setUp();

    await answer(sent);

    expect([applications.saved, events.all]).toEqual([0, []]);
  });

  it('accepts answers while an application is in review, and not once it is decided', async () => {
    const { application, answer } = setUp();
    application.move('in_review', null, noon);
    await answer({ ltv: '70' });

    application.move('rejected', null, noon);

    await expect(answer({ tradingHistory: '36 months' })).rejects.toThrow(AnswersClosed);
  });

  it('returns ‘not found’ when the application is deleted or the link is another one', async () => {
    const { over, token } = setUp();
    const gone = over(new OneApplication(null));

    await expect(gone.execute(token, {}, visitor)).rejects.toThrow(LinkNotFound);
    await expect(gone.execute('another', {}, visitor)).rejects.toThrow(LinkNotFound);
  });
});

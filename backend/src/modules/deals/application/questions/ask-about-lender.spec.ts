import { KeptAnswers, visitor } from '#test/doubles.js';
import { OnlyAlba } from '#test/in-memory/applications.js';
import { CasesInMemory, LenderQuestionsInMemory, OneApplicant } from '#test/in-memory/deals.js';
import { contextOf, CountedIds, SetClock } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { AskAboutLender } from './ask-about-lender.js';

const monday = new Date('2026-11-23T10:00:00Z');
const afterMinutes = (minutes: number): Date => new Date(monday.getTime() + minutes * 60_000);

const setUp = () => {
  const [cases, questions, applicant, tasks, clock] = [
    new CasesInMemory('a1'),
    new LenderQuestionsInMemory(),
    new OneApplicant(),
    new AutomaticTasksInMemory(),
    new SetClock(monday),
  ];
  const context = contextOf({ idempotency: new KeptAnswers(), ids: new CountedIds('q'), clock });
  const { applicants } = applicant;
  const ask = new AskAboutLender(context, applicants, new OnlyAlba(), cases, questions, tasks);
  const asked = (message: string | null = null, key: string | null = null, lenderId = 'l1') =>
    ask.execute('a1', { lenderId, message }, key, visitor);
  return { cases, questions, applicant, tasks, clock, asked };
};

describe('AskAboutLender', () => {
  it('records a question on the case, with a task for staff and an event', async () => {
    const { cases, questions, tasks, asked } = setUp();

    await asked('Would they take a longer term?');

    expect(await questions.of('a1')).toMatchObject([
      { id: 'q1', lenderName: 'Alba', message: 'Would they take a longer term?', createdAt: monday },
    ]);
    expect(tasks.open).toEqual([
      { kind: 'lender_question', subject: 'q1', applicationId: 'a1', about: 'Alba' },
    ]);
    expect(cases.events).toMatchObject([
      { kind: 'lender-asked-about', lender: 'Alba', reason: 'Would they take a longer term?' },
    ]);
  });

  it('accepts one question an hour about a lender, and says when the next is possible', async () => {
    const { clock, questions, asked } = setUp();
    await asked();
    clock.time = afterMinutes(59);

    await expect(asked()).rejects.toMatchObject({
      code: 'asked-about-lender',
      retryAfterSeconds: 60,
      message: 'We already have your question about Alba and will call you.',
    });
    clock.time = afterMinutes(60);
    await asked();
    expect(await questions.of('a1')).toHaveLength(2);
  });

  it('stores one question per key', async () => {
    const { questions, asked } = setUp();

    await asked('Longer?', 'k1');
    await asked('Longer?', 'k1');

    expect(await questions.of('a1')).toHaveLength(1);
  });

  it('rejects a lender that has left the panel, and a link that no longer works', async () => {
    const { applicant, tasks, asked } = setUp();

    await expect(asked(null, null, 'gone')).rejects.toMatchObject({ code: 'lender-not-on-panel' });
    applicant.isLinkOpen = false;
    await expect(asked()).rejects.toMatchObject({ code: 'link-not-found' });
    expect(tasks.open).toEqual([]);
  });
});

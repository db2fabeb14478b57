import { ApplicationNotFound } from '#modules/applications/public.js';
import { OnePartner } from '#test/one-partner.js';
import { KeptActivity, KeptAnswers, KeptMails } from '#test/doubles.js';
import {
  LedgerInMemory,
  LedgerViewsInMemory,
  QuestionsInMemory,
  ReferredCasesInMemory,
} from '#test/in-memory/commissions.js';
import { contextOf, CountedIds, SetClock } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import { AnswerQuestion } from './answer-question.js';
import { AskAboutCase } from './ask-about-case.js';
import { ListCaseQuestions } from './list-case-questions.js';
import { QuestionLine } from './question-line.js';
import { QuestionMails } from '../mails/question-mails.js';

const fiona = { type: 'introducer', id: 'p1' } as const;
const ada = { type: 'admin', id: 'ada' } as const;
const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');

const adjustment = (id: string, applicationId: string | null) =>
  LedgerEntry.adjustment(
    id,
    { introducerId: 'p1', applicationId },
    { amountPence: 5_000, vat: 'exempt', reason: 'A bonus' },
    { by: 'ada', at: monday, today: '2026-11-23' },
  );

const setUp = async () => {
  const [ledger, questions, findIntroducer, tasks, mails, activity, clock] = [
    new LedgerInMemory(),
    new QuestionsInMemory(),
    new OnePartner().findIntroducer,
    new AutomaticTasksInMemory(),
    new KeptMails(),
    new KeptActivity(),
    new SetClock(monday),
  ];
  await ledger.add(adjustment('e1', 'a1'));
  await ledger.add(adjustment('e2', null));
  const cases = new ReferredCasesInMemory([
    {
      id: 'a1',
      introducerId: 'p1',
      companyName: 'Birch Bakery Ltd',
      contactName: 'Bella Birch',
      products: ['business-loans'],
      submittedAt: monday,
    },
  ]);
  const context = contextOf({
    idempotency: new KeptAnswers(),
    activity,
    ids: new CountedIds('q'),
    clock,
  });
  const lists = new LedgerViewsInMemory(ledger, questions);
  const asking = new QuestionLine(context, lists, findIntroducer, cases, questions, tasks);
  const askingAboutCase = new AskAboutCase(context, findIntroducer, cases, questions, tasks);
  const answering = new AnswerQuestion(context, questions, lists, cases, tasks, mails);
  const { mails: letters } = new QuestionMails(questions, cases, findIntroducer);
  return {
    questions,
    cases,
    tasks,
    mails,
    activity,
    clock,
    ask: (lineId: string) =>
      asking.execute(lineId, 'Why is it 20%?', null, { actor: fiona, introducerId: 'p1' }),
    askAboutCase: (id: string, introducerId = 'p1') =>
      askingAboutCase.execute(id, 'When does\nthe valuer visit?', null, { actor: fiona, introducerId }),
    answer: (id: string, key: string | null = null, readAt?: Date) =>
      answering.execute(id, { answer: 'As agreed in May', readAt }, key, ada),
    load: (questionId: string) => letters['commission-answered'].load({ questionId }),
    loadAboutCase: (questionId: string) => letters['case-question-answered'].load({ questionId }),
    describeMail: (questionId: string) => letters['commission-answered'].describe({ questionId }),
  };
};

describe('Questions', () => {
  describe('a question about a line of commission', () => {
    it('is stored with its answer, the time and who answered', async () => {
      const { ask, answer, clock, questions } = await setUp();
      await ask('e1');
      clock.time = tuesday;

      await answer('q1');

      expect(await questions.find('q1')).toMatchObject({
        introducerId: 'p1',
        entryId: 'e1',
        applicationId: 'a1',
        question: 'Why is it 20%?',
        askedAt: monday,
        answer: 'As agreed in May',
        answeredAt: tuesday,
        answeredBy: 'ada',
      });
    });

    it('creates a task until it is answered, and emails the answer', async () => {
      const { ask, answer, tasks, mails } = await setUp();
      await ask('e1');
      expect(tasks.open.map(({ kind, subject }) => [kind, subject])).toEqual([['commission_question', 'q1']]);

      await answer('q1');

      expect(tasks.open).toEqual([]);
      expect(mails.all).toMatchObject([{ kind: 'commission-answered', data: { questionId: 'q1' } }]);
    });

    it('can be answered once', async () => {
      const { ask, answer, mails } = await setUp();
      await ask('e1');
      await answer('q1', 'key');
      await answer('q1', 'key');

      await expect(answer('q1')).rejects.toThrow('This question was already answered on 23 November 2026.');
      await expect(answer('q9')).rejects.toThrow('Question not found.');
      expect(mails.all).toHaveLength(1);
    });

    it('rejects a second answer, and returns the colleague’s', async () => {
      const { ask, answer, clock, mails } = await setUp();
      await ask('e1');
      clock.time = tuesday;
      await answer('q1', null, monday);

      await expect(answer('q1', null, monday)).rejects.toMatchObject({
        code: 'question-changed',
        change: {
          by: 'ada',
          at: tuesday,
          current: { answer: 'As agreed in May', updatedAt: tuesday.toISOString() },
        },
      });
      expect(mails.all).toHaveLength(1);
    });

    it('is recorded in the events of its case, and without a case only in the activity log', async () => {
      const { ask, answer, cases, activity } = await setUp();
      await ask('e1');
      await answer('q1');
      await ask('e2');
      await answer('q2');

      expect(cases.events.map(([what, id]) => [what, id])).toEqual([
        ['commission-questioned', 'a1'],
        ['commission-answered', 'a1'],
      ]);
      expect(activity.all).toEqual([
        { actor: fiona, action: 'commission-questioned', subject: { type: 'commission', id: 'e2' } },
        { actor: ada, action: 'commission-answered', subject: { type: 'introducer', id: 'p1' } },
      ]);
    });
  });

  describe('a question about a case', () => {
    it('creates a task on the case until it is answered, and emails the answer', async () => {
      const { askAboutCase, answer, tasks, mails, loadAboutCase } = await setUp();

      await askAboutCase('a1');

      expect(tasks.open).toMatchObject([{ kind: 'case_question', subject: 'q1', applicationId: 'a1' }]);
      await answer('q1');
      expect(tasks.open).toEqual([]);
      expect(mails.all).toMatchObject([{ kind: 'case-question-answered', data: { questionId: 'q1' } }]);
      expect(await loadAboutCase('q1')).toEqual({
        id: 'q1',
        to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
        content: {
          contactName: 'Fiona Alder',
          companyName: 'Birch Bakery Ltd',
          applicationId: 'a1',
          question: 'When does\nthe valuer visit?',
          answer: 'As agreed in May',
        },
      });
    });

    it('is recorded in the events of the case, with its answer', async () => {
      const { askAboutCase, answer, cases } = await setUp();
      await askAboutCase('a1');
      await answer('q1');

      expect(cases.events.map(([what, id]) => [what, id])).toEqual([
        ['case-questioned', 'a1'],
        ['case-question-answered', 'a1'],
      ]);
    });

    it('is rejected for a case of another partner, and sends no email once the case is erased', async () => {
      const { askAboutCase, loadAboutCase, questions, tasks } = await setUp();

      await expect(askAboutCase('a1', 'p2')).rejects.toThrow(ApplicationNotFound);
      await expect(askAboutCase('a9')).rejects.toThrow(ApplicationNotFound);

      expect([questions.records.all, tasks.open]).toEqual([[], []]);
      expect(await loadAboutCase('q9')).toBeNull();
    });

    it('is listed only for the case’s own partner and staff', async () => {
      const { cases } = await setUp();
      const views = {
        questionsOfCase: () => Promise.resolve([]),
        ownQuestionsOfCase: () => Promise.resolve([]),
      };
      const list = new ListCaseQuestions(cases, views);

      expect(await list.ofPartner('p1', 'a1')).toEqual([]);
      expect(await list.forStaff('a1')).toEqual([]);
      await expect(list.ofPartner('p2', 'a1')).rejects.toThrow(ApplicationNotFound);
      await expect(list.forStaff('a9')).rejects.toThrow(ApplicationNotFound);
    });
  });

  describe('the email with an answer', () => {
    it.each([
      ['e1', 'Birch Bakery Ltd'],
      ['e2', null],
    ])('names, about %s, the client %s and links to the line', async (entryId, companyName) => {
      const { ask, answer, load } = await setUp();
      await ask(entryId);
      await answer('q1');

      expect(await load('q1')).toEqual({
        id: 'q1',
        to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
        content: {
          contactName: 'Fiona Alder',
          companyName,
          question: 'Why is it 20%?',
          answer: 'As agreed in May',
          entryId,
        },
      });
    });

    it('is not sent when the question was erased', async () => {
      const { load } = await setUp();

      expect(await load('q9')).toBeNull();
    });

    it('is listed for staff by partner and case when it could not be sent', async () => {
      const { ask, describeMail } = await setUp();
      const partner = { type: 'introducer', id: 'p1' };
      await ask('e1');
      await ask('e2');

      expect(await describeMail('q1')).toEqual({ to: partner, about: { type: 'application', id: 'a1' } });
      expect(await describeMail('q2')).toEqual({ to: partner, about: partner });
      expect(await describeMail('q9')).toEqual({ to: null, about: null });
    });
  });
});

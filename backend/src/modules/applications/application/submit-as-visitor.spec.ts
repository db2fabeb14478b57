import { answers } from '../../../../test/support/answers.js';
import { visitor } from '../../../../test/support/doubles.js';
import type { DraftApplication } from './draft-application.js';
import type { IssueLinks } from './issue-links.js';
import { SubmitAsVisitor } from './submit-as-visitor.js';
import type { SubmitApplication } from './submit-application.js';

const happened: string[] = [];
const step =
  <T>(what: string, answer: T) =>
  (): Promise<T> => {
    happened.push(what);
    return Promise.resolve(answer);
  };

const unitOfWork = {
  run: async <T>(work: () => Promise<T>): Promise<T> => {
    happened.push('begin');
    const answer = await work();
    happened.push('commit');
    return answer;
  },
};

it('asks for matches before the transaction, and keeps application and links in one', async () => {
  const submit = new SubmitAsVisitor(
    { execute: step('match', {}) } as unknown as DraftApplication,
    {
      execute: step('save', { id: 'a1', createdAt: '2026-11-20T12:00:00.000Z' }),
    } as unknown as SubmitApplication,
    { execute: step('issue links', { resultsToken: 't' }) } as unknown as IssueLinks,
    unitOfWork,
  );

  expect(await submit.execute(answers(), 'k1', visitor)).toMatchObject({ id: 'a1', resultsToken: 't' });
  expect(happened).toEqual(['match', 'begin', 'save', 'issue links', 'commit']);
});

import { setTimeout as delay } from 'node:timers/promises';
import { Gathering } from './gathering.js';
import { withinTime } from './time-budget.js';

interface Asked {
  readonly kind: string;
  readonly questions: readonly string[];
  answer(): void;
  fail(): void;
}

let asked: Asked[];
let gathering: Gathering<string, string>;
beforeEach(() => {
  asked = [];
  gathering = new Gathering(
    (kind, questions) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(questions.map((question) => `${question}!`));
        asked.push({ kind, questions: [...questions], answer, fail: () => reject(new Error('no answer')) });
      }),
  );
});

/** Until everything has happened that waits for nothing but its turn. */
const turn = () => delay(0);
const questions = () => asked.map((one) => [one.kind, ...one.questions]);

it('asks at once for whoever comes alone, and together for those who come meanwhile', async () => {
  const first = gathering.answerTo('a', 'one');
  await turn();
  const others = [gathering.answerTo('a', 'two'), gathering.answerTo('a', 'three')];
  await turn();
  expect(questions()).toEqual([['a', 'one']]);

  asked[0]?.answer();
  expect(await first).toBe('one!');
  await turn();
  expect(questions()).toEqual([
    ['a', 'one'],
    ['a', 'two', 'three'],
  ]);

  asked[1]?.answer();
  expect(await Promise.all(others)).toEqual(['two!', 'three!']);
});

it('lets no kind of question wait for another', async () => {
  void gathering.answerTo('a', 'one');
  void gathering.answerTo('b', 'two');
  await turn();

  expect(questions()).toEqual([
    ['a', 'one'],
    ['b', 'two'],
  ]);
});

it('fails those who asked together, and nobody after them', async () => {
  const both = Promise.allSettled([gathering.answerTo('a', 'one'), gathering.answerTo('a', 'two')]);
  await turn();
  const later = gathering.answerTo('a', 'three');
  asked[0]?.fail();

  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  asked[1]?.answer();
  expect(await later).toBe('three!');
});

it('keeps nobody waiting for longer than there is time, however much the others have', async () => {
  const patient = withinTime(60_000, () => gathering.answerTo('a', 'one'));
  const pressed = withinTime(1, () => gathering.answerTo('a', 'two'));

  await expect(pressed).rejects.toThrow('timeout exceeded');
  asked[0]?.answer();
  expect(await patient).toBe('one!');
});

import { inOwnTime } from './time-budget.js';

interface Batch<Question, Answer> {
  readonly questions: Question[];
  readonly answers: Promise<readonly Answer[]>;
}

const NOTHING = (): void => undefined;

/**
 * Asks together what callers ask at the same moment: while one question of a kind is on its way, those that come
 * meanwhile wait, and then go as one. Whoever comes alone asks at once. What an answer says was always so at some
 * moment after its question was put.
 */
export class Gathering<Question, Answer> {
  private readonly waiting = new Map<string, Batch<Question, Answer>>();
  private readonly underWay = new Map<string, Promise<void>>();

  /** `ask` answers each question, in their order. */
  constructor(
    private readonly ask: (kind: string, questions: readonly Question[]) => Promise<readonly Answer[]>,
  ) {}

  async answerTo(kind: string, question: Question): Promise<Answer> {
    const { questions, answers } = this.waiting.get(kind) ?? this.begin(kind);
    const place = questions.push(question) - 1;
    // With the time of whoever began it, which may be more than this caller has left.
    return (await inOwnTime(answers))[place] as Answer;
  }

  private begin(kind: string): Batch<Question, Answer> {
    const questions: Question[] = [];
    const before = this.underWay.get(kind) ?? Promise.resolve();
    const answers = before.then(() => {
      this.waiting.delete(kind);
      return this.ask(kind, questions);
    });
    const over = answers.then(NOTHING, NOTHING).then(() => {
      if (this.underWay.get(kind) === over) this.underWay.delete(kind);
    });
    this.underWay.set(kind, over);
    const batch = { questions, answers };
    this.waiting.set(kind, batch);
    return batch;
  }
}

import type { Activity, ActivityAction } from '#platform/application/activity-log.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvalidInput } from '#kernel/errors.js';
import { onOneLine } from '#kernel/text/text-shape.js';
import { ImportTermExists } from '../../../domain/errors.js';
import type { ImportTerm } from '../../../domain/import-term.js';
import type { ImportTerms } from './import-terms.js';
import { isTeachable, meaningOf, sayMeaning, WORDS_OF_KIND } from './word-meanings.js';

type NewWord = Pick<ImportTerm, 'kind' | 'word' | 'meaning'>;

const entry = (
  actor: Principal,
  action: ActivityAction,
  { id, kind, word, meaning }: ImportTerm,
  as: 'from' | 'to',
): Activity => {
  const change = (value: string) => (as === 'to' ? { from: null, to: value } : { from: value, to: null });
  const changes = { name: change(word), meaning: change(sayMeaning(kind, meaning)) };
  return { actor, action, subject: { type: 'taught-word', id }, changes };
};

const wordTaught = (actor: Principal, word: ImportTerm): Activity => entry(actor, 'word-taught', word, 'to');

/** Stores the meaning too, so that the term can be saved again. */
const wordRemoved = (actor: Principal, word: ImportTerm): Activity =>
  entry(actor, 'word-forgotten', word, 'from');

/** Saves the meaning of a word for files that are read from now on. */
export class AddImportTerm {
  constructor(
    private readonly context: UseCaseContext,
    private readonly importTerms: ImportTerms,
  ) {}

  /**
   * Returns the term's id; for the same word and meaning, the existing one.
   * @throws InvalidInput, ImportTermExists
   */
  async execute(term: NewWord, actor: Principal): Promise<string> {
    const { kind, meaning } = term;
    const word = onOneLine(term.word).trim();
    this.check({ kind, word, meaning });
    const taught: ImportTerm = {
      id: this.context.ids.next(),
      kind,
      word,
      meaning,
      taughtAt: this.context.clock.now(),
      taughtBy: staffOf(actor),
    };
    return this.context.unitOfWork.run(async () => {
      const there = await this.importTerms.add(taught, WORDS_OF_KIND[kind].keyOf(word));
      if (!there) await this.context.activity.record(wordTaught(actor, taught));
      else if (there.meaning !== meaning) {
        throw new ImportTermExists(there.word, sayMeaning(kind, there.meaning), there.taughtBy);
      }
      return there?.id ?? taught.id;
    });
  }

  private check({ kind, word, meaning }: NewWord): void {
    const { meanings } = WORDS_OF_KIND[kind];
    if (!isTeachable(kind, word)) {
      throw new InvalidInput([{ field: 'word', message: 'This is too short to save as a term' }]);
    }
    if (!meaningOf(kind, meaning)) {
      const one = meanings.map(({ value }) => value).join(', ');
      throw new InvalidInput([{ field: 'meaning', message: `Meaning must be one of ${one}` }]);
    }
  }
}

/** Deletes a saved term; lenders imported with it stay unchanged. */
export class DeleteImportTerm {
  constructor(
    private readonly context: UseCaseContext,
    private readonly importTerms: ImportTerms,
  ) {}

  /** @throws ImportTermNotFound */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      await this.context.activity.record(wordRemoved(actor, await this.importTerms.remove(id)));
    });
  }
}

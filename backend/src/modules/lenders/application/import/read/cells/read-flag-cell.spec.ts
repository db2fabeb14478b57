import { TABLE_WORDS } from '../../words/import-vocabulary.js';
import {
  ACCEPTS_ANSWERS,
  ACTIVE_ANSWERS,
  SIGNS,
  SUBJECTS,
  type AnswerWords,
} from '../../words/answer-words.js';
import { readActive, readYesOrNo } from './read-flag-cell.js';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');

const column = { fields: ['acceptsAdverseCredit'], reading: 'flag', units: [] } as const;
const read = (reader: typeof readActive, text: string) => {
  const { values, problem } = reader({ kind: 'text', text }, column, TABLE_WORDS);
  return [values?.acceptsAdverseCredit ?? null, problem === undefined ? 'clean' : 'noted'];
};

const answersOf = ({ yes, yesBehind, yesAlone, no, noBehind, noAlone }: AnswerWords): [string, string][] => [
  ...[yes, yesBehind, yesAlone].flatMap(list).map((word): [string, string] => [word, 'true']),
  ...[no, noBehind, noAlone].flatMap(list).map((word): [string, string] => [word, 'false']),
];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

describe('Read flag cell', () => {
  it.each(answersOf(ACCEPTS_ANSWERS))('reads %j as %s for ‘accepted or not’', (word, flag) => {
    for (const text of [word, word.toUpperCase(), ` ${capitalised(word)}.`])
      expect(read(readYesOrNo, text)).toEqual([flag, 'clean']);
  });

  it.each(answersOf(ACTIVE_ANSWERS))('reads %j as %s for ‘active or not’', (word, flag) => {
    for (const text of [word, word.toUpperCase(), ` ${capitalised(word)}.`])
      expect(read(readActive, text)).toEqual([flag, 'clean']);
  });

  it.each([...SIGNS.yes, '✓', '✔\uFE0F', '☑', '✅'])('reads the tick %s', (sign) => {
    expect(read(readYesOrNo, sign)).toEqual(['true', 'clean']);
  });

  it.each([...SIGNS.no, '✗', '✖\uFE0F', '❌'])('reads the cross %s', (sign) => {
    expect(read(readYesOrNo, sign)).toEqual(['false', 'clean']);
  });

  it.each([
    ['✓ (max 2)', 'true', 'noted'],
    ['✔\uFE0F Yes', 'true', 'clean'],
    ['✗ (min 2 years)', 'false', 'noted'],
    ['ü (max 2)', null, 'noted'],
  ])('reads %j as %s', (text, flag, note) => {
    expect(read(readYesOrNo, text)).toEqual([flag, note]);
  });

  it.each(list(SUBJECTS))('reads a negative %j as no', (subject) => {
    expect(read(readYesOrNo, `No ${subject}`)).toEqual(['false', 'clean']);
  });

  it.each([...list(ACCEPTS_ANSWERS.yes), ...list(ACCEPTS_ANSWERS.yesBehind)])(
    'reads %j before a condition, and reports the lost condition',
    (word) => {
      expect(read(readYesOrNo, `${word} (max 2)`)).toEqual(['true', 'noted']);
      expect(read(readYesOrNo, `${word} - up to £5k`)).toEqual(['true', 'noted']);
    },
  );

  it.each([...list(ACCEPTS_ANSWERS.no), ...list(ACCEPTS_ANSWERS.noBehind)])(
    'reads %j before a reason, and leaves uncertain answers blank',
    (word) => {
      expect(read(readYesOrNo, `${word} - min 2 years`)).toEqual(['false', 'noted']);
      expect(read(readYesOrNo, `${word} - unless satisfied`)).toEqual([null, 'noted']);
    },
  );

  it('handles long text without slowing down', () => {
    expect(read(readYesOrNo, `Yes ${'and '.repeat(20_000)}`)).toEqual([null, 'noted']);
  });
});

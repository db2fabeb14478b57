import { fc } from '#test/properties.js';
import { readWordList } from './word-list.js';

const KNOWN = new Map([
  ['apples', 'apple'],
  ['pears', 'pear'],
  ['red apples', 'red apple'],
  ['green apples', 'green apple'],
  ['salt & pepper', 'salt and pepper'],
]);
const meaningsOf = (name: string) =>
  [KNOWN.get(name.toLowerCase())].filter((meaning) => meaning !== undefined);

const read = (text: string) => readWordList(text, meaningsOf);

describe('readWordList', () => {
  it.each([
    ['apples, pears', ['apple', 'pear']],
    ['apples; pears', ['apple', 'pear']],
    ['apples | pears', ['apple', 'pear']],
    ['apples\r\npears', ['apple', 'pear']],
    ['• apples • pears', ['apple', 'pear']],
    ['apples/pears', ['apple', 'pear']],
    ['apples + pears', ['apple', 'pear']],
    ['apples & pears', ['apple', 'pear']],
    ['apples and pears', ['apple', 'pear']],
    ['apples or pears', ['apple', 'pear']],
    ['apples inc. pears', ['apple', 'pear']],
    ['salt & pepper & pears', ['salt and pepper', 'pear']],
    ['red & green apples', ['red apple', 'green apple']],
    ['red/green apples', ['red apple', 'green apple']],
    ['apples (red)', ['red apple']],
    ['apples (red, green)', ['red apple', 'green apple']],
    ['apples - red', ['red apple']],
    ['apples, pears, etc.', ['apple', 'pear']],
    ['', []],
    [' ,; - ', []],
  ])('reads %j as %j', (text, meanings) => {
    expect(read(text)).toEqual({ meanings, unknown: [] });
  });

  it.each([
    ['apples, plums & pears', ['apple', 'pear'], ['plums']],
    ['plums & figs & pears', ['pear'], ['plums & figs']],
    ['apples (pears)', ['apple'], ['pears']],
    ['apples (sour)', ['apple'], ['sour']],
    ['fruit: apples, pears', ['apple', 'pear'], ['fruit']],
    ['fruit (apples, plums)', ['apple'], ['fruit', 'plums']],
    ['apples up to £5', ['apple'], ['up to £5']],
    ['no apples', [], ['no apples']],
    ['plums (sour)', [], ['plums (sour)']],
  ])('reads %j as %j and returns %j as unknown', (text, meanings, unknown) => {
    expect(read(text)).toEqual({ meanings, unknown });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(read(text).meanings.length).toBeLessThan(6)));
  });

  it.each(['(', ')', '()', '/', ' - ', ': ', ' and ', ' £'])(
    'handles 50 KB of %j without slowing down',
    (part) => {
      expect(read(`x${part.repeat(50_000 / part.length)}x`).meanings).toEqual([]);
    },
  );
});

import { isOneLetterAway, oneLetterAway } from './one-letter.js';

describe('isOneLetterAway', () => {
  it.each([
    ['services', 'servces', true],
    ['services', 'serviices', true],
    ['services', 'servizes', true],
    ['services', 'sevrices', true],
    ['services', 'services', false],
    ['services', 'servcse', false],
    ['services', 'service2s', true],
    ['services', 'srevcies', false],
    ['ab', 'ba', true],
    ['abc', 'abcde', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isOneLetterAway(one, other)).toBe(expected);
    expect(isOneLetterAway(other, one)).toBe(expected);
    expect(oneLetterAway(one).includes(other)).toBe(expected);
  });
});

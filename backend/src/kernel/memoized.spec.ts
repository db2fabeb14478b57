import { memoized } from './memoized.js';

describe('memoized', () => {
  it('parses a text once until it is evicted', () => {
    const read: string[] = [];
    const length = memoized((text) => {
      read.push(text);
      return text === '' ? null : text.length;
    }, 2);

    expect(['', '', 'a', '', 'bb', '', 'x'.repeat(300), 'x'.repeat(300)].map(length)).toEqual([
      ...[null, null, 1, null, 2, null, 300, 300],
    ]);
    expect(read).toEqual(['', 'a', 'bb', '', 'x'.repeat(300), 'x'.repeat(300)]);
  });
});

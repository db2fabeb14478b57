import { movementBetween } from '@/features/matching/movement';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';

const answer = (...names: string[]) =>
  buildAnswer({ matches: names.map((name) => buildMatch({ lender: buildLender({ id: name, name }) })) });

describe('movementBetween', () => {
  it('returns how far each lender moved, and which were added or removed', () => {
    const { words, gone, sentence } = movementBetween(
      answer('Alba', 'Brisk', 'Clyde', 'Dundas'),
      answer('Clyde', 'Forth', 'Brisk', 'Alba'),
    );

    expect(Object.fromEntries(words)).toEqual({
      Clyde: 'Up 2',
      Forth: 'New',
      Brisk: 'Down 1',
      Alba: 'Down 3',
    });
    expect(gone).toEqual(['Dundas']);
    expect(sentence).toBe('The order has changed: 1 up, 2 down, 1 new, 1 no longer.');
  });

  it('reports that nothing moved', () => {
    const { words, gone, sentence } = movementBetween(answer('Alba', 'Brisk'), answer('Alba', 'Brisk'));

    expect([words.size, gone]).toEqual([0, []]);
    expect(sentence).toBe('The order has not changed.');
  });

  it('reports no lender as new or gone that may have been below the listed ones', () => {
    const cut = (...names: string[]) => ({ ...answer(...names), totalMatches: 200 });

    const { words, gone } = movementBetween(cut('Alba', 'Brisk'), cut('Alba', 'Clyde'));

    expect(Object.fromEntries(words)).toEqual({ Clyde: 'Up' });
    expect(gone).toEqual([]);
  });
});

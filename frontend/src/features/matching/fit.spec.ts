import { differenceOf, fitWords, sharedOffer, sharedReasons, strongWords } from '@/features/matching/fit';
import { buildMatch } from '@/testing/build-match';

describe('Fit', () => {
  it.each([
    ['strong', 1, 'Strong match'],
    ['fits', 2, 'Fits, 2 to confirm'],
    ['fits', 0, 'Fits, with points to consider'],
    ['outside', 1, 'Outside stated criteria'],
  ] as const)('describes %s with %i to confirm', (fit, toConfirm, words) => {
    expect(fitWords({ fit, toConfirm })).toBe(words);
  });

  it.each([
    [0, 'No strong matches'],
    [1, '1 strong match'],
    [19, '19 strong matches'],
  ])('counts %i strong matches', (strong, words) => {
    expect(strongWords(strong)).toBe(words);
  });

  it('finds what all matches have in common', () => {
    const [one, other] = [
      ['Offers Asset Finance', 'A'],
      ['Offers Asset Finance', 'B'],
    ].map((matchReasons) => buildMatch({ matchReasons }));

    expect(sharedReasons([one!, other!])).toEqual(['Offers Asset Finance']);
    expect(sharedOffer(['Offers Asset Finance'])).toBe('All offer Asset Finance.');
    expect(sharedReasons([one!])).toEqual([]);
    expect(sharedOffer([])).toBeNull();
  });

  it('distinguishes a match by what to consider, then what is unconfirmed, then its own reason', () => {
    const shared = ['Offers Asset Finance'];
    const match = buildMatch({
      matchReasons: [...shared, 'Own'],
      unconfirmed: ['Open'],
      mismatches: ['Consider'],
    });

    expect(differenceOf(match, shared)).toBe('Consider');
    expect(differenceOf({ ...match, mismatches: [] }, shared)).toBe('Open');
    expect(differenceOf({ ...match, mismatches: [], unconfirmed: [] }, shared)).toBe('Own');
    expect(differenceOf(buildMatch({ matchReasons: shared }), shared)).toBeNull();
  });
});

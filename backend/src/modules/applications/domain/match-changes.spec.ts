import type { StoredMatch } from './stored-matches.js';
import { matchChanges } from './match-changes.js';

const lender = (id: string, score: number, name = id): StoredMatch => ({ id, name, score });
const twenty = Array.from({ length: 20 }, (_, place) => lender(`l${place}`, 90 - place));

describe('matchChanges', () => {
  it('is empty when nothing changed', () => {
    const matches = [lender('alba', 100), lender('brisk', 86)];

    expect(matchChanges(matches, matches)).toEqual([]);
  });

  it('lists new, changed and removed lenders, the current best first', () => {
    const then = [lender('alba', 100), lender('brisk', 86), lender('clyde', 65)];
    const now = [lender('dundas', 94), lender('brisk', 71), lender('clyde', 65)];

    expect(matchChanges(then, now)).toEqual([
      { change: 'new', lender: { id: 'dundas', name: 'dundas' }, scoreThen: null, scoreNow: 94 },
      { change: 'score', lender: { id: 'brisk', name: 'brisk' }, scoreThen: 86, scoreNow: 71 },
      { change: 'gone', lender: { id: 'alba', name: 'alba' }, scoreThen: 100, scoreNow: null },
    ]);
  });

  it('matches lenders by id and uses their current name', () => {
    const [change] = matchChanges([lender('l1', 80, 'Old Name')], [lender('l1', 90, 'New Name')]);

    expect(change).toMatchObject({ change: 'score', lender: { id: 'l1', name: 'New Name' } });
  });

  it('reports every newcomer as new when all original matches were stored', () => {
    const then = twenty.slice(0, 19);

    expect(matchChanges(then, [...then, lender('weak', 34)])).toMatchObject([
      { change: 'new', scoreNow: 34 },
    ]);
  });

  it('does not report a lender as new that may have been below the stored matches', () => {
    const worst = 71;

    const changes = matchChanges(twenty, [
      lender('better', worst + 1),
      ...twenty,
      lender('level', worst),
      lender('weak', 34),
    ]);

    expect(changes).toMatchObject([{ change: 'new', lender: { id: 'better' } }]);
  });

  it('compares nothing when no lender matched', () => {
    expect(matchChanges([], [])).toEqual([]);
    expect(matchChanges([], [lender('alba', 34)])).toMatchObject([{ change: 'new' }]);
    expect(matchChanges([lender('alba', 34)], [])).toMatchObject([{ change: 'gone' }]);
  });
});

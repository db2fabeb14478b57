import { filtered, NO_FILTER } from '@/features/matching/match-filters';
import { buildLender, buildMatch } from '@/testing/build-match';

const alba = buildMatch({ lender: buildLender({ name: 'Alba Finance' }), unconfirmed: ['No LTV given'] });
const brisk = buildMatch({ lender: buildLender({ name: 'Brisk' }), score: 69 });
const names = (filter: Partial<typeof NO_FILTER>) =>
  filtered([alba, brisk], { ...NO_FILTER, ...filter }).map(({ lender }) => lender.name);

describe('Match filters', () => {
  it.each([
    [{}, ['Alba Finance', 'Brisk']],
    [{ strongOnly: true }, ['Alba Finance']],
    [{ confirmedOnly: true }, ['Brisk']],
    [{ name: ' FINANCE ' }, ['Alba Finance']],
    [{ strongOnly: true, confirmedOnly: true }, []],
  ])('filters by %j', (filter, left) => {
    expect(names(filter)).toEqual(left);
  });
});

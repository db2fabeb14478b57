import { readPlaces } from '../../src/shared/domain/vocabulary/places.js';
import { propertyTypes } from '../../src/shared/domain/vocabulary/property-types.js';
import { spellingsOf } from '../support/broker-spellings.js';

const inOrder = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** What the fixture writes as 'Wales + named areas', or '?' for no nation at all. */
const placesOf = (text: string) => {
  const reach = readPlaces(text);
  return { nations: inOrder(reach?.nations ?? []), named: reach?.namesOtherAreas ?? false };
};

describe('places', () => {
  it.each(spellingsOf('place').map(({ text, reading }) => [text, reading]))(
    'reads %j as %s',
    (text, reading) => {
      const nations = reading.split(/, | \+ /).filter((name) => name !== 'named areas' && name !== '?');
      const named = reading === '?' || reading.includes('named areas');

      expect(placesOf(text)).toEqual({ nations: inOrder(nations), named });
    },
  );
});

describe('property types', () => {
  it.each(spellingsOf('property').map(({ text, reading }) => [text, reading]))(
    'reads %j as %s',
    (text, reading) => {
      const { all, terms } = propertyTypes.readList(text);
      const names = reading === 'all' ? [] : reading.split(', ').map((name) => propertyTypes.keyOf(name));

      expect(all).toBe(reading === 'all');
      expect(inOrder(terms.map(({ key }) => key))).toEqual(inOrder(names));
    },
  );
});

import { readPlaces } from '#kernel/vocabulary/places.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import { spellingsOf } from '../support/broker-spellings.js';

const inOrder = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** The fixture's 'Wales + named areas', 'not Wales' alone, or '?' for no nation. */
const placesOf = (text: string) => {
  const reach = readPlaces(text);
  const [nations, leftOut] = [[...(reach?.nations ?? [])], [...(reach?.leftOut ?? [])]];
  const namesOtherAreas = reach?.namesOtherAreas ?? false;
  const isOnlyLeftOut = nations.length === 0 && !namesOtherAreas;
  return {
    nations: inOrder([...nations, ...(isOnlyLeftOut ? leftOut.map((nation) => `not ${nation}`) : [])]),
    named: namesOtherAreas,
  };
};

describe('Places and property types', () => {
  it('are read as places', () => {
    const spellings = spellingsOf('place');
    const meant = spellings.map(({ text, reading }) => {
      const nations = reading.split(/, | \+ /).filter((name) => name !== 'named areas' && name !== '?');
      const named = reading === '?' || reading.includes('named areas');
      return [text, { nations: inOrder(nations), named }];
    });

    expect(spellings).not.toEqual([]);
    expect(spellings.map(({ text }) => [text, placesOf(text)])).toEqual(meant);
  });

  it('are read as property types', () => {
    const spellings = spellingsOf('property');
    const found = spellings.map(({ text }) => {
      const { all, terms } = propertyTypes.readList(text);
      return [text, all, inOrder(terms.map(({ key }) => key))];
    });
    const meant = spellings.map(({ text, reading }) => {
      const names = reading === 'all' ? [] : reading.split(', ').map((name) => propertyTypes.keyOf(name));
      return [text, reading === 'all', inOrder(names)];
    });

    expect(spellings).not.toEqual([]);
    expect(found).toEqual(meant);
  });
});

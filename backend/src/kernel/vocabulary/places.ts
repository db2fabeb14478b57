import type { Nation } from '../lending/nation.js';
import { words } from '../text/text.js';
import { holdsAnswers } from './answered-items.js';
import { bracketsOf, MAX_ENTRY_LENGTH, partsAtAnd, readEntries } from './list.js';
import { namesIn } from './names.js';

const GREAT_BRITAIN: readonly Nation[] = ['England', 'Scotland', 'Wales'];
const UNITED_KINGDOM: readonly Nation[] = [...GREAT_BRITAIN, 'Northern Ireland'];

/** How people write the nations of the United Kingdom, alone and together; case and punctuation are ignored. */
export const PLACES: readonly { readonly nations: readonly Nation[]; readonly also: string }[] = [
  { nations: ['England'], also: 'england, eng, engl, english' },
  { nations: ['Scotland'], also: 'scotland, scot, scottish, scotl' },
  { nations: ['Wales'], also: 'wales, wal, welsh, cymru' },
  {
    nations: ['Northern Ireland'],
    also: 'northern ireland, n ireland, nireland, ni, n i, north ireland, northern irish, nth ireland, nthn ireland, ulster',
  },
  { nations: ['England', 'Wales'], also: 'e w, ew, e and w' },
  {
    nations: GREAT_BRITAIN,
    also: 'e w s, e s w, e w and s, e s and w, gb, g b, gbr, great britain, britain, british',
  },
  {
    nations: UNITED_KINGDOM,
    also: `uk, u k, united kingdom, ukwide, nationwide, nation wide, national, nationally, countrywide, country wide,
      four nations, 4 nations, home nations, british isles, everywhere, anywhere, gbni, no restriction, no restrictions, unrestricted,
      no geographic restrictions, no geographical restrictions, no limit, no preference`,
  },
];

/** Words around a nation that do not change it. */
const AROUND: ReadonlySet<string> = new Set(
  namesIn(
    `only, all, any, wide, whole, of, the, entire, across, throughout, in, within, and, or, to, based, area, areas, region,
  regions, nation, nations, country, countries, coverage, covered, covers, postcode, postcodes, location, locations,
  lends, lending, business, businesses, company, companies, property, properties, client, clients, security, full, pan,
  including, inc, incl, include, includes, plus, both, also, considered, accepted, mainland`,
  ),
);
/** One key for all spellings of a place, without words that do not change it: 'Yorkshire area only'. */
export const placeKey = (text: string): string =>
  words(text)
    .split(' ')
    .filter((token) => !AROUND.has(token))
    .join(' ');

/** Excluding these from the United Kingdom leaves all of it. */
const OUTSIDE: ReadonlySet<string> = new Set(
  namesIn(
    `isle of man, iom, channel islands, channel isles, ci, jersey, guernsey, alderney, sark, crown dependencies,
  republic of ireland, roi, eire, southern ireland, gibraltar, eu, europe, overseas, offshore, abroad`,
  ).map(placeKey),
);
/** Without a nation, these mean all of them: 'all areas'. */
const EVERYWHERE: ReadonlySet<string> = new Set(namesIn('all, any, wide, whole, entire, full'));
const MAX_TOKENS = 4;

const nationsBy = new Map(
  PLACES.flatMap(({ nations, also }) => namesIn(also).map((name) => [name, nations] as const)),
);

/** The coverage of a list of places, as far as it is known. */
export interface Reach {
  readonly nations: ReadonlySet<Nation>;
  /** Nations that it excludes. */
  readonly leftOut: ReadonlySet<Nation>;
  /** Whether it also includes or excludes areas that are not nations, such as 'Yorkshire'. */
  readonly namesOtherAreas: boolean;
}

/** The longest known name that starts here. */
const nameAt = (
  tokens: readonly string[],
  place: number,
): { nations: readonly Nation[]; length: number } | null => {
  for (let length = MAX_TOKENS; length > 0; length -= 1) {
    const nations = nationsBy.get(tokens.slice(place, place + length).join(' '));
    if (nations) return { nations, length };
  }
  return null;
};

/** 'UK - NI' may exclude the second or limit the first to it; 'England - Wales' is both. */
const mayTakeAway = (text: string): boolean => {
  if (text.length > MAX_ENTRY_LENGTH) return false;
  const [whole = [], ...parts] = text.split(/\s[-–—−]\s/).map((part) => namedIn(part) ?? []);
  return parts.some(
    (nations) => nations.some((nation) => whole.includes(nation)) && nations.length < whole.length,
  );
};

/** The nations that a text names and nothing else; null if it has an unknown word. */
const nationsIn = (text: string): readonly Nation[] | null =>
  text.length > MAX_ENTRY_LENGTH || holdsAnswers(text) || mayTakeAway(text) ? null : namedIn(text);

const namedIn = (text: string): readonly Nation[] | null => {
  const tokens = words(text.slice(0, MAX_ENTRY_LENGTH)).split(' ');
  const found = new Set<Nation>();
  const mainland = tokens.includes('mainland');
  for (let place = 0; place < tokens.length;) {
    const name = nameAt(tokens, place);
    if (!name && !AROUND.has(tokens[place] ?? '')) return null;
    const nations = mainland && name?.nations === UNITED_KINGDOM ? GREAT_BRITAIN : name?.nations;
    nations?.forEach((nation) => found.add(nation));
    place += name?.length ?? 1;
  }
  if (found.size > 0) return [...found];
  if (mainland) return GREAT_BRITAIN;
  return tokens.some((token) => EVERYWHERE.has(token)) ? UNITED_KINGDOM : [];
};

/** What the entries name; null stands for an area that is not a nation. */
const placesIn = (entry: string): readonly (Nation | null)[] => {
  const { base, inner, adds } = bracketsOf(entry) ?? { base: '', inner: '', adds: false };
  const bracketed = words(inner) === '' ? [] : nationsIn(inner);
  // 'UK (England and Wales)' is England and Wales, 'UK (inc. Northern Ireland)' is not one nation.
  if (bracketed === null) return adds ? [...placesIn(base), null] : [null];
  if (bracketed.length > 0 && !adds && !/mainland/i.test(inner)) return bracketed;
  const nations = nationsIn(entry);
  if (nations) return nations;
  if (mayTakeAway(entry)) return [null];
  const parts = partsAtAnd(entry);
  return parts.length > 1
    ? parts.flatMap((part): readonly (Nation | null)[] => nationsIn(part) ?? [null])
    : [null];
};

const unknownIn = (entry: string): string[] => {
  if (nationsIn(entry) !== null) return [];
  const { inner, adds } = bracketsOf(entry) ?? { inner: '', adds: false };
  const isPlaced = words(inner) !== '' && !adds && (nationsIn(inner)?.length ?? 0) > 0;
  if (mayTakeAway(entry)) return [entry];
  return isPlaced ? [] : partsAtAnd(entry).filter((part) => nationsIn(part) === null);
};

const entriesOf = (list: string): readonly string[] =>
  readEntries(list, (entry) => nationsIn(entry) !== null).entries;

/** The entries of a list of places that are not nations, as written, without the excluded ones. */
export const unknownPlacesIn = (list: string): string[] => {
  if (!list.includes('(') && (nationsIn(list) ?? []).length > 0) return [];
  return entriesOf(list).flatMap(unknownIn);
};

/** The nations in a list of places as written, with their meanings, without the excluded ones. */
export const knownPlacesIn = (
  list: string,
): { readonly place: string; readonly nations: readonly Nation[] }[] =>
  entriesOf(list)
    .flatMap((entry) => (nationsIn(entry)?.length === 1 ? [entry] : partsAtAnd(entry)))
    .map((place) => ({ place, nations: nationsIn(place) ?? [] }))
    .filter(({ nations }) => nations.length > 0);

const isNear = (exception: string): boolean => !OUTSIDE.has(placeKey(exception));

/** The coverage of a list of places; null if it states none. */
export const readPlaces = (list: string): Reach | null => {
  // 'E, W & S' are nations together, and letters alone.
  const together = list.includes('(') ? [] : (nationsIn(list) ?? []);
  if (together.length > 0) return { nations: new Set(together), leftOut: new Set(), namesOtherAreas: false };
  const { entries, exceptions } = readEntries(list, (entry) => nationsIn(entry) !== null);
  if (entries.length + exceptions.length === 0) return null;
  const included = entries.flatMap(placesIn);
  const left = new Set(exceptions.flatMap(partsAtAnd).filter(isNear).flatMap(placesIn));
  // An excluded area that is unknown may be anywhere in an included nation.
  const certain = left.has(null) ? [] : included.filter((nation) => nation !== null && !left.has(nation));
  return {
    nations: new Set(certain.filter((nation) => nation !== null)),
    leftOut: new Set([...left].filter((nation) => nation !== null)),
    namesOtherAreas: included.includes(null) || left.has(null),
  };
};

import { words } from '../text/text.js';
import { answeredItems, withWholeAnswers, YES_IN_FRONT } from './answered-items.js';
import { dividerAt } from './outside-brackets.js';

/** The meanings of a name; none if unknown. */
export type MeaningsOf<M> = (name: string) => readonly M[];

export interface WordListReading<M> {
  readonly meanings: readonly M[];
  /** Parts without a known meaning, as written. */
  readonly unknown: readonly string[];
}

/** 'Asset finance (HP, lease)' is one item. */
const atSigns = dividerAt(',;|•·\r\n');
const atSlashes = dividerAt('/+');
const SAYS_NOTHING = /^(?:etc|and more)\.?$/i;
const JOINERS = /[/&+]|(?<= )(?:and|or|plus|including|incl?\.?|as well as)(?= )/gi;
/** Separators outside brackets, those that are never in names first. */
const JOINERS_OUTSIDE = [/[/+](?![^(]*\))/, /(?:&|(?<= )(?:and|or|plus)(?= ))(?![^(]*\))/i];
/** 'Term loans up to £500k': the figure qualifies the words before it. */
const FIGURE =
  /(?: up to| from| to| over| under| max\.?| min\.?)? [£<>]|(?: up to| max\.?| min\.?)? \d+(?:\.\d+)?%/;

/** Longer than any qualified item that a person would write. */
const MAX_QUALIFIED_LENGTH = 160;
/** 'sale & leaseback', 'R&D loans': the maximum number of parts of a name. */
const MAX_PARTS = 3;

const itemsOf = (text: string): string[] =>
  atSigns(text)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => words(item) !== '' && !SAYS_NOTHING.test(item));

/** Names contain no slash, plus sign or colon, except 'I/F' and 'O/D'. */
const isOneName = (phrase: string): boolean => !/[/+:]/.test(phrase.replace(/\b(\w)\/(\w)\b/g, '$1$2'));

const merged = <M>(readings: ReadonlyArray<WordListReading<M>>): WordListReading<M> => ({
  meanings: [...new Set(readings.flatMap(({ meanings }) => meanings))],
  unknown: readings.flatMap(({ unknown }) => unknown),
});

/** A stretch of an item between signs or 'and'. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const partsOf = (item: string): Part[] => {
  const parts: Part[] = [];
  let start = 0;
  for (const { index, 0: joiner } of [...item.matchAll(JOINERS), { index: item.length, 0: '' }]) {
    if (words(item.slice(start, index)) !== '') parts.push({ start, end: index });
    start = index + joiner.length;
  }
  return parts;
};

/** Endings that apply to all joined parts: 'bridging' and 'charge bridging' of '1st & 2nd charge bridging'. */
const endingsOf = (part: string): string[] => {
  const tokens = part.trim().split(' ');
  return [1, 2].filter((count) => count < tokens.length).map((count) => tokens.slice(-count).join(' '));
};

const readJoined = <M>(item: string, meaningsOf: MeaningsOf<M>): WordListReading<M> => {
  const parts = partsOf(item);
  const textOf = (from: number, to: number): string => item.slice(parts[from]?.start, parts[to]?.end).trim();
  /** The longest name that starts with this part, and its number of parts. */
  const nameAt = (place: number): { meanings: readonly M[]; length: number } => {
    const most = Math.min(MAX_PARTS, parts.length - place);
    const runs = Array.from({ length: most }, (_, index) => most - index);
    const found = runs
      .map((length) => ({ length, name: textOf(place, place + length - 1) }))
      .map(({ length, name }) => ({ length, meanings: isOneName(name) ? meaningsOf(name) : [] }))
      .find(({ meanings }) => meanings.length > 0);
    if (found) return found;
    const endings = runs
      .slice(1)
      .flatMap((_, index) => endingsOf(textOf(place + index + 1, place + index + 1)));
    const completed = endings.map((ending) => meaningsOf(`${textOf(place, place)} ${ending}`));
    return { meanings: completed.find((meanings) => meanings.length > 0) ?? [], length: 1 };
  };
  const meanings: M[] = [];
  const unknown: { from: number; to: number }[] = [];
  for (let place = 0; place < parts.length;) {
    const name = nameAt(place);
    meanings.push(...name.meanings);
    const last = unknown.at(-1);
    if (name.meanings.length === 0 && last?.to === place - 1) last.to = place;
    else if (name.meanings.length === 0) unknown.push({ from: place, to: place });
    place += name.length;
  }
  return { meanings, unknown: unknown.map(({ from, to }) => textOf(from, to)) };
};

/** 'Bridging (regulated)', 'Bridging - regulated', 'Property: bridging', 'Term loans up to £500k'. */
const qualifiedIn = (item: string): { head: string; content: string } | null => {
  if (item.length > MAX_QUALIFIED_LENGTH) return null;
  const bracket = item.indexOf('(');
  const close = item.indexOf(')', bracket);
  if (bracket > 0 && close > bracket) {
    const head = `${item.slice(0, bracket).trim()} ${item.slice(close + 1).trim()}`.trim();
    return { head, content: item.slice(bracket + 1, close) };
  }
  const dash = /(?<=\S) [-–—] |: /.exec(item) ?? FIGURE.exec(item);
  if (!dash) return null;
  const isFigure = /[\d£<>]/.test(dash[0]);
  return {
    head: item.slice(0, dash.index).trim(),
    content: item.slice(dash.index + (isFigure ? 0 : dash[0].length)).trim(),
  };
};

/**
 * A qualifier narrows a known name: 'Bridging (regulated)' is regulated bridging, and 'Bridging (BTL)' is not a
 * mortgage. With an unknown name it stands alone, or combines with it: 'Mortgages (commercial)'.
 */
const readQualified = <M>(head: string, content: string, meaningsOf: MeaningsOf<M>): WordListReading<M> => {
  const outside = readItem(head, meaningsOf);
  const together: MeaningsOf<M> = (name) => meaningsOf(`${name} ${head}`);
  const firstOf = (first: readonly M[], second: readonly M[]) => (first.length > 0 ? first : second);
  const narrower: MeaningsOf<M> = (name) =>
    meaningsOf(name).filter((each) => outside.meanings.includes(each));
  if (outside.meanings.length > 0) {
    const inside = readWordList(content, (name) => firstOf(together(name), narrower(name)));
    const isClear = inside.meanings.length > 0 && inside.unknown.length === 0;
    return isClear && meaningsOf(head).length > 0 ? inside : merged([outside, inside]);
  }
  const inside = readWordList(content, (name) => firstOf(meaningsOf(name), together(name)));
  const needsHead = readWordList(content, (name) => (meaningsOf(name).length > 0 ? [] : together(name)));
  return needsHead.meanings.length > 0 ? inside : merged([outside, inside]);
};

/** 'Bridging (property) / development': the brackets belong to one side if each side is known by itself. */
const readApart = <M>(item: string, meaningsOf: MeaningsOf<M>): WordListReading<M> | null => {
  if (!item.includes('(') || item.length > MAX_QUALIFIED_LENGTH) return null;
  for (const joiner of JOINERS_OUTSIDE) {
    const sides = item.split(joiner).map((side) => side.trim());
    const readings = sides.length > 1 ? sides.map((side) => readItem(side, meaningsOf)) : [];
    const isKnown = readings.every(({ meanings, unknown }) => meanings.length > 0 && unknown.length === 0);
    if (readings.length > 0 && isKnown) return merged(readings);
  }
  return null;
};

const readItem = <M>(item: string, meaningsOf: MeaningsOf<M>): WordListReading<M> => {
  const meanings = isOneName(item) ? meaningsOf(item) : [];
  if (meanings.length > 0) return { meanings, unknown: [] };
  const apart = readApart(item, meaningsOf);
  if (apart) return apart;
  const qualified = qualifiedIn(item);
  const reading = qualified
    ? readQualified(qualified.head, qualified.content, meaningsOf)
    : readJoined(item, meaningsOf);
  return reading.meanings.length > 0 ? reading : { meanings: [], unknown: [item] };
};

/** 'Bridging: yes / BTL: no': denied items are left out. Unchanged if nothing has an answer. */
const lentOn = <M>(item: string, meaningsOf: MeaningsOf<M>): readonly string[] => {
  const isOneName = (part: string): boolean => meaningsOf(part).length > 0;
  const parts = answeredItems(item, { divide: atSlashes, isOneName });
  if (parts.every(({ answer }) => answer === null)) return [item.replace(YES_IN_FRONT, '')];
  return parts.flatMap((part) => (part.answer === 'no' || part.answer === 'refused' ? [] : [part.item]));
};

/**
 * Reads a list of names as people write it: split at commas, semicolons, bars and line ends, then at slashes, plus
 * signs, '&' and 'and' unless they are in a name. Known names count unless a denial follows; the rest is returned as
 * written.
 */
export const readWordList = <M>(text: string, meaningsOf: MeaningsOf<M>): WordListReading<M> =>
  merged(
    itemsOf(withWholeAnswers(text))
      .flatMap((item) => lentOn(item, meaningsOf))
      .map((item) => readItem(item, meaningsOf)),
  );

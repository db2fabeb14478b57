import { useEffect, useState } from 'react';
import { drawInTurn } from '@/shared/portal/draw-in-turn';

interface Rows<Row> {
  items: readonly Row[];
  /** One for each item: what React knows its row by. */
  keys: readonly number[];
  /** The next key that no row has had. */
  nextKey: number;
  /** How many of the items show so far. */
  drawn: number;
  /** What stands, from there on, in the rows that the other items take over. */
  before: readonly Row[];
}

/** So few that whoever presses something meanwhile is soon answered, on a slow phone too. */
const AT_A_TIME = 4;
/** What surrounds the rows, as the head of their table, comes with the first of them. */
const AT_FIRST = 2;

/**
 * The rows of a list, each with a key. They are drawn a few at a time, the first ones first: laying all of them out
 * at once takes long. A record that stays keeps its row, and with it focus and place; a record that comes takes over
 * the row of one that has gone from there. Filling in a row is a fraction of what the browser does for a new one, and
 * a list in another order, or of another search, is all new.
 */
export function useRows<Row extends { id: string }>(items: readonly Row[]) {
  const [kept, setRows] = useState(() => ({ ...rowsAfter<Row>(NONE, items), drawn: AT_FIRST }));
  const rows = kept.items === items ? kept : rowsAfter(kept, items);
  if (rows !== kept) setRows(rows);

  const complete = rows.drawn >= items.length;
  useEffect(() => (complete ? undefined : drawInTurn(() => setRows(withMoreDrawn))), [rows, complete]);

  return { shown: shownOf(rows), keys: rows.keys, complete };
}

const NONE: Rows<never> = { items: [], keys: [], nextKey: 0, drawn: 0, before: [] };

const shownOf = <Row>({ items, drawn, before }: Rows<Row>): readonly Row[] => [
  ...items.slice(0, drawn),
  ...before.slice(drawn, items.length),
];

const withMoreDrawn = <Row>(rows: Rows<Row>): Rows<Row> => ({
  ...rows,
  drawn: rows.drawn + AT_A_TIME,
});

function rowsAfter<Row extends { id: string }>(last: Rows<Row>, items: readonly Row[]): Rows<Row> {
  const places = placesIn(last.items, items);
  const staying = new Set(places);
  let { nextKey } = last;
  const keys = items.map((_item, index) => {
    const place = places[index] ?? (staying.has(index) ? undefined : index);
    return (place === undefined ? undefined : last.keys[place]) ?? nextKey++;
  });
  const standing = shownOf(last);
  // Where rows are put in between or taken out, what stood at a place is not what its row takes over.
  const inPlace = standing.every((_row, index) => index >= keys.length || keys[index] === last.keys[index]);
  const after = { items, keys, nextKey, before: inPlace ? standing : [] };
  return inPlace
    ? withMoreDrawn({ ...after, drawn: 0 })
    : { ...after, drawn: Math.max(last.drawn, AT_A_TIME) };
}

/**
 * Where each record stood before; undefined for one that comes, and for all of them where several have moved, as in
 * another order: moving rows costs as much as making them.
 */
function placesIn(
  before: readonly { id: string }[],
  items: readonly { id: string }[],
): readonly (number | undefined)[] {
  const placeOf = new Map(before.map(({ id }, place) => [id, place]));
  const places = items.map(({ id }) => placeOf.get(id));
  const staying = places.filter((place) => place !== undefined);
  const moved = staying.filter((place, index) => place < (staying[index - 1] ?? 0)).length;
  return moved > 1 ? items.map(() => undefined) : places;
}

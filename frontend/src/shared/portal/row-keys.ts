import { useState } from 'react';

interface Keyed {
  items: readonly { id: string }[];
  /** One for each item: what React knows its row by. */
  keys: readonly number[];
  /** The next key that no row has had. */
  next: number;
}

const NOTHING: Keyed = { items: [], keys: [], next: 0 };

/**
 * A key for each row of a list. A record that stays keeps its row, and with it focus and place; a record that comes
 * takes over the row of one that has gone from there. Filling in a row is a fraction of what the browser does for a
 * new one, and a list in another order, or of another search, is all new.
 */
export function useRowKeys(items: Keyed['items']): readonly number[] {
  const [keyed, setKeyed] = useState(() => keyedAfter(NOTHING, items));
  if (keyed.items === items) return keyed.keys;
  const now = keyedAfter(keyed, items);
  setKeyed(now);
  return now.keys;
}

function keyedAfter(before: Keyed, items: Keyed['items']): Keyed {
  const places = placesIn(before, items);
  const staying = new Set(places);
  let { next } = before;
  const keys = items.map((_item, index) => {
    const place = places[index] ?? (staying.has(index) ? undefined : index);
    return (place === undefined ? undefined : before.keys[place]) ?? next++;
  });
  return { items, keys, next };
}

/**
 * Where each record stood before; undefined for one that comes, and for all of them where several have moved, as in
 * another order: moving rows costs as much as making them.
 */
function placesIn(before: Keyed, items: Keyed['items']): readonly (number | undefined)[] {
  const placeOf = new Map(before.items.map(({ id }, place) => [id, place]));
  const places = items.map(({ id }) => placeOf.get(id));
  const staying = places.filter((place) => place !== undefined);
  const moved = staying.filter((place, index) => place < (staying[index - 1] ?? 0)).length;
  return moved > 1 ? items.map(() => undefined) : places;
}

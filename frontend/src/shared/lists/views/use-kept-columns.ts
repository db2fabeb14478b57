import { useState } from 'react';

type Keys = readonly string[] | null;

const placeOf = (list: string): string => `columns of ${list}`;

function load(list: string): Keys {
  try {
    const kept = localStorage.getItem(placeOf(list));
    return kept ? kept.split('.') : null;
  } catch {
    return null;
  }
}

function keep(list: string, keys: Keys): void {
  try {
    if (keys) localStorage.setItem(placeOf(list), keys.join('.'));
    else localStorage.removeItem(placeOf(list));
  } catch {
    // They show until the page is left.
  }
}

/** The columns that somebody has chosen of a list in this browser; null for the usual ones. A list without a name keeps none. */
export function useKeptColumns(list: string | null): [Keys, (keys: Keys) => void] {
  const [keys, setKeys] = useState(() => (list === null ? null : load(list)));
  const choose = (chosen: Keys) => {
    setKeys(chosen);
    if (list !== null) keep(list, chosen);
  };
  return [keys, choose];
}

import { useState } from 'react';
import { storedText } from '@/shared/lib/browser-storage';

type Keys = readonly string[] | null;

const columnsOf = (list: string) => storedText(`columns of ${list}`, () => localStorage);

/**
 * The columns that the user selected for a list in this browser; null for the default ones. A list without a name
 * stores none.
 */
export function useKeptColumns(list: string | null): [Keys, (keys: Keys) => void] {
  const [keys, setKeys] = useState<Keys>(() => (list && columnsOf(list).read()?.split('.')) || null);
  const choose = (chosen: Keys) => {
    setKeys(chosen);
    if (list !== null) columnsOf(list).write(chosen && chosen.join('.'));
  };
  return [keys, choose];
}

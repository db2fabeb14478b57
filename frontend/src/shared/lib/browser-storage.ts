/**
 * A text entry of a storage, such as `() => localStorage`. If the browser stores nothing, as in a private window, it
 * reads as null and never throws.
 */
export const storedText = (place: string, storage: () => Storage) => ({
  read: (): string | null => {
    try {
      return storage().getItem(place);
    } catch {
      return null;
    }
  },
  /** Null removes the entry. Returns false if nothing can be stored. */
  write: (text: string | null): boolean => {
    try {
      if (text === null) storage().removeItem(place);
      else storage().setItem(place, text);
      return true;
    } catch {
      return false;
    }
  },
});

/** A JSON entry; invalid JSON reads as null. */
export const storedJson = (place: string, storage: () => Storage) => {
  const stored = storedText(place, storage);
  return {
    read: (): unknown => {
      try {
        return JSON.parse(stored.read() ?? 'null');
      } catch {
        return null;
      }
    },
    write: (value: unknown): boolean => stored.write(value === null ? null : JSON.stringify(value)),
  };
};

/**
 * A text that the browser keeps at a place of a storage, such as `() => localStorage`. A browser that keeps nothing, as
 * in a private window, gives null and refuses nobody.
 */
export const storedText = (place: string, storage: () => Storage) => ({
  read: (): string | null => {
    try {
      return storage().getItem(place);
    } catch {
      return null;
    }
  },
  /** Null leaves nothing behind. False where nothing is kept. */
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

/** The same of a value, as JSON; what is no JSON is nothing. */
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

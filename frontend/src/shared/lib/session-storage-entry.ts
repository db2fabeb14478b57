/** Raised when what is kept would be read as something else; what other versions kept is dropped. */
interface Versioned {
  readonly version: number;
}

/** Keeps something at a place for as long as the tab is open. A browser that keeps nothing costs it at the next reload, and nothing else. */
export const sessionStorageEntry = <Kept extends Versioned>(place: string, nothing: Kept) => {
  const load = (): Kept => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
      return kept?.version === nothing.version ? kept : nothing;
    } catch {
      return nothing;
    }
  };

  const keep = (change: Partial<Kept>): void => {
    try {
      sessionStorage.setItem(place, JSON.stringify({ ...load(), ...change }));
    } catch {
      // It is shown all the same.
    }
  };

  const clear = (): void => {
    try {
      sessionStorage.removeItem(place);
    } catch {
      // Nothing could be kept here, so there is nothing to clear.
    }
  };

  return { load, keep, clear };
};

import { storedJson } from '@/shared/lib/browser-storage';

/** Raised when what is kept would be read as something else; what other versions kept is dropped. */
interface Versioned {
  readonly version: number;
}

/** Keeps something at a place for as long as the tab is open. A browser that keeps nothing costs it at the next reload, and nothing else. */
export const sessionStorageEntry = <Kept extends Versioned>(place: string, nothing: Kept) => {
  const stored = storedJson(place, () => sessionStorage);

  const load = (): Kept => {
    const kept = stored.read() as Kept | null;
    return kept?.version === nothing.version ? kept : nothing;
  };

  return {
    load,
    keep: (change: Partial<Kept>): void => void stored.write({ ...load(), ...change }),
    clear: (): void => void stored.write(null),
  };
};

import { storedJson } from '@/shared/lib/browser-storage';

/** Increase the version when the stored shape changes; entries of other versions are dropped. */
interface Versioned {
  readonly version: number;
}

/** An entry that lasts as long as the tab. If the browser stores nothing, it is lost at the next reload. */
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

import { storedJson } from '@/shared/lib/browser-storage';

/** Increase the version when the stored shape changes; entries of other versions are dropped. */
interface Versioned {
  readonly version: number;
}

/** An entry that lasts as long as the tab. If the browser stores nothing, it is lost at the next reload. */
export const sessionStorageEntry = <Entry extends Versioned>(place: string, nothing: Entry) => {
  const stored = storedJson(place, () => sessionStorage);

  const load = (): Entry => {
    const entry = stored.read() as Entry | null;
    return entry?.version === nothing.version ? entry : nothing;
  };

  return {
    load,
    keep: (change: Partial<Entry>): void => void stored.write({ ...load(), ...change }),
    clear: (): void => void stored.write(null),
  };
};

import { lazy, useState, type ComponentType } from 'react';
import { fetchCode } from '@/shared/lib/fetch-code';

/** A component whose code is fetched apart. */
export interface OnDemand {
  Component: ComponentType;
  /** The import itself. */
  load: () => Promise<unknown>;
  /** Fetches the code before the component is shown. */
  fetch: () => Promise<void>;
}

/**
 * A component that is shown without waiting where its code was fetched before. React.lazy waits even then, if only
 * for a moment; when the address changes in that moment, React throws a prerendered page away, with the focus and
 * what was typed into it, and makes it anew.
 */
export function onDemand<Module>(
  load: () => Promise<Module>,
  componentOf: (module: Module) => ComponentType,
): OnDemand {
  let fetched: ComponentType | undefined;
  const fetch = async () => {
    fetched ??= componentOf(await fetchCode(load));
  };
  const Lazy = lazy(async () => ({ default: componentOf(await fetchCode(load)) }));

  function Component() {
    // Chosen once: another type in its place would lose what the first one keeps.
    const [Shown] = useState<ComponentType>(() => fetched ?? Lazy);
    return <Shown />;
  }

  return { Component, load, fetch };
}

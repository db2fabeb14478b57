import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '@/shared/lib/import-with-retry';

/** A component whose code is fetched apart. */
export interface Preloadable {
  Component: ComponentType;
  /** The import itself. */
  load: () => Promise<unknown>;
  /** Fetches the code before the component is shown. */
  preload: () => Promise<void>;
}

/**
 * A component that is shown without waiting where its code was fetched before. React.lazy waits even then, if only
 * for a moment; when the address changes in that moment, React throws a prerendered page away, with the focus and
 * what was typed into it, and makes it anew.
 */
export function lazyWithPreload<Module>(
  load: () => Promise<Module>,
  componentOf: (module: Module) => ComponentType,
): Preloadable {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded ??= componentOf(await importWithRetry(load));
  };
  const Lazy = lazy(async () => ({ default: componentOf(await importWithRetry(load)) }));

  function Component() {
    // Chosen once: another type in its place would lose what the first one keeps.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }

  return { Component, load, preload };
}

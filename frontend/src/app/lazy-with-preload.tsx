import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '@/shared/lib/import-with-retry';

/** A component whose code loads separately. */
export interface Preloadable {
  Component: ComponentType;
  /** The import itself. */
  load: () => Promise<unknown>;
  /** Loads the code in advance. */
  preload: () => Promise<void>;
}

/**
 * A lazy component that renders synchronously once preloaded. React.lazy always suspends, if only briefly; if the
 * address changes at that moment, React discards a prerendered page with its focus and typed text.
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
    // Chosen once: switching the type would lose its state.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }

  return { Component, load, preload };
}

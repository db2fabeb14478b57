import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { importWithRetry } from '@/shared/lib/import-with-retry';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';

/**
 * A part of a screen whose code is loaded on first use, with a placeholder. If the code cannot be loaded, or the
 * part throws, it shows the error and the rest of the screen stays.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await importWithRetry(load) };
      } catch (error) {
        // React caches a failure permanently: a retry needs a new component.
        latest = make();
        throw error;
      }
    });
  let latest = make();

  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <PartErrorBoundary onRetry={() => setPart(() => latest)}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartErrorBoundary>
    );
  };
}

import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { importWithRetry } from '@/shared/lib/import-with-retry';
import { PartBoundary } from '@/shared/ui/part-boundary';

/**
 * A part of a screen whose code is fetched when it is first shown, with what stands there meanwhile. Where the code
 * cannot be fetched, or the part breaks, the rest of the screen stays and the part says so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await importWithRetry(load) };
      } catch (error) {
        // React keeps a failure for ever: who comes next, or tries again, needs another.
        latest = make();
        throw error;
      }
    });
  let latest = make();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <PartBoundary onRetry={() => setPart(() => latest)}>
        <Suspense fallback={meanwhile}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that React hydrates separately: it does not wait for earlier parts, and an
 * interaction hydrates it first. Nothing in it may suspend.
 */
export function SelectiveHydration({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

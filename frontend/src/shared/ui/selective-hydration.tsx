import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that React hydrates on its own: it need not wait for the parts before it, and when it
 * is touched it is hydrated first, so that the press is answered at once. Nothing in it may wait for code or data.
 */
export function SelectiveHydration({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

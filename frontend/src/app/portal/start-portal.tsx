import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath } from 'react-router-dom';
import { PortalApp } from '@/app/portal/portal-app';
import { portalRoutes, preloadedRoutes } from '@/app/portal/portal-routes';

/** Hydrates what the build has rendered of the portals, or throws where its code cannot be fetched. */
export async function startPortal(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('portal.html has no #root');
  const { pathname } = window.location;
  if (matchPath(root.dataset['page'] ?? '', pathname) === null) {
    createRoot(root).render(<PortalApp router={createBrowserRouter(portalRoutes())} />);
    return;
  }
  let onHydrated = (): void => undefined;
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  const router = createBrowserRouter(await preloadedRoutes(pathname, hydrated));
  const app = (
    <Hydrating onHydrated={onHydrated}>
      <PortalApp router={router} />
    </Hydrating>
  );
  startTransition(() => void hydrateRoot(root, app));
}

interface HydratingProps {
  /** Is called once the page is React's. */
  onHydrated: () => void;
  children: ReactNode;
}

function Hydrating({ onHydrated, children }: HydratingProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

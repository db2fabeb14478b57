import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath } from 'react-router-dom';
import { PortalApp } from '@/app/portal/portal-app';
import { portalRoutes, preloadedRoutes, preloadScreen } from '@/app/portal/portal-routes';

/** Hydrates what the build has rendered of the portals, or throws where its code cannot be fetched. */
export async function startPortal(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('portal.html has no #root');
  const { pathname } = window.location;
  preloadScreen(pathname);
  const prerendered = matchPath(root.dataset['page'] ?? '', pathname) !== null;
  const routes = prerendered ? await preloadedRoutes(pathname) : portalRoutes();
  const app = <PortalApp router={createBrowserRouter(routes)} />;
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

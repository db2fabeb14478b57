import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { portalRoutes } from '@/app/portal/portal-routes';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { newGrowingStyleCache } from '@/app/theme/style-cache';

export function startPortal(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('portal.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Providers theme={portalTheme} styles={newGrowingStyleCache()}>
        <RouterProvider router={createBrowserRouter(portalRoutes)} />
      </Providers>
    </StrictMode>,
  );
}

import '@/app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { portalRoutes } from '@/app/portal/portal-routes';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { reportClientError, reportUnhandledErrors } from '@/shared/lib/report-client-error';

reportUnhandledErrors();

const root = document.getElementById('root');
if (!root) throw new Error('The page of the portals has no #root');
const router = createBrowserRouter(portalRoutes());

createRoot(root).render(
  <StrictMode>
    <Providers theme={portalTheme}>
      <RouterProvider router={router} onError={(error) => reportClientError(error)} />
    </Providers>
  </StrictMode>,
);

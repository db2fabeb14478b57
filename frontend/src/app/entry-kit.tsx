import '@/app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { Component as KitPage } from '@/pages/kit/kit-page';

const root = document.getElementById('root');
if (!root) throw new Error('kit.html has no #root');

// Only on the development server, at /kit.html: not part of the build.
createRoot(root).render(
  <StrictMode>
    <Providers theme={portalTheme}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <KitPage /> }])} />
    </Providers>
  </StrictMode>,
);

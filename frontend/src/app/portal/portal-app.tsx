import type { EmotionCache } from '@emotion/cache';
import { StrictMode, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { reportClientError } from '@/shared/lib/report-client-error';

interface PortalAppProps {
  /** Knows the address: the browser's, or a fixed one. */
  router: ComponentProps<typeof RouterProvider>['router'];
  styles?: EmotionCache;
}

/** The portals, the same in the browser and in the build that renders the first of them. */
export function PortalApp({ router, styles }: PortalAppProps) {
  return (
    <StrictMode>
      <Providers theme={portalTheme} styles={styles}>
        <RouterProvider router={router} onError={(error) => reportClientError(error)} />
      </Providers>
    </StrictMode>
  );
}

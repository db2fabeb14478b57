import type { EmotionCache } from '@emotion/cache';
import { StrictMode, type ReactNode } from 'react';
import { LayoutBoundary } from '@/app/layouts/layout-boundary';
import { Providers } from '@/app/providers';
import { Router } from '@/app/router';
import { theme } from '@/app/theme/theme';

interface AppProps {
  /** Wraps the routes in a router: the browser's, or a static one. */
  renderRouter: (pages: ReactNode) => ReactNode;
  styles?: EmotionCache;
}

/** The whole client, the same in the browser and when prerendering. */
export function App({ renderRouter, styles }: AppProps) {
  return (
    <StrictMode>
      <Providers theme={theme} styles={styles}>
        <LayoutBoundary>{renderRouter(<Router />)}</LayoutBoundary>
      </Providers>
    </StrictMode>
  );
}

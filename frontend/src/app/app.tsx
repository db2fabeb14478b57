import type { EmotionCache } from '@emotion/cache';
import { StrictMode, type ReactNode } from 'react';
import { LayoutBoundary } from '@/app/layouts/layout-boundary';
import { Providers } from '@/app/providers';
import { Router } from '@/app/router';
import { theme } from '@/app/theme/theme';

interface AppProps {
  /** Puts the router in place that knows the address: the browser's, or a fixed one. */
  located: (pages: ReactNode) => ReactNode;
  styles?: EmotionCache;
}

/** The whole client, the same in the browser and in the build that prerenders it. */
export function App({ located, styles }: AppProps) {
  return (
    <StrictMode>
      <Providers theme={theme} styles={styles}>
        <LayoutBoundary>{located(<Router />)}</LayoutBoundary>
      </Providers>
    </StrictMode>
  );
}

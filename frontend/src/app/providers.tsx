import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { newStyleCache } from '@/app/theme/style-cache';
import { Themed } from '@/app/theme/themed';

interface ProvidersProps {
  theme: Theme;
  /** Whoever needs the styles afterwards hands in the cache that gathers them. */
  styles?: EmotionCache;
  children: ReactNode;
}

/** The look of every page. */
export function Providers({ theme, styles, children }: ProvidersProps) {
  const [cache] = useState(() => styles ?? newStyleCache());
  return (
    <CacheProvider value={cache}>
      <Themed theme={theme}>
        <CssBaseline />
        {children}
      </Themed>
    </CacheProvider>
  );
}

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { newStyleCache } from '@/app/theme/style-cache';

interface ProvidersProps {
  theme: Theme;
  /** Whoever needs the styles afterwards hands in the cache that gathers them. */
  styles?: EmotionCache;
  children: ReactNode;
}

/** The theme of every page. The page comes with the theme's variables, which follow the reader's system. */
export function Providers({ theme, styles, children }: ProvidersProps) {
  const [cache] = useState(() => styles ?? newStyleCache());
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

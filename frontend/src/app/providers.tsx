import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { newStyleCache } from '@/app/theme/style-cache';

interface ProvidersProps {
  theme: Theme;
  /** The style cache, for callers that need the collected styles. */
  styles?: EmotionCache;
  children: ReactNode;
}

/**
 * The theme of all pages. The page itself contains the theme's variables, which follow the system's colour scheme.
 */
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

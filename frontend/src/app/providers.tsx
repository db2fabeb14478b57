import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { useState, type ReactNode } from 'react';
import { newStyleCache } from '@/app/theme/style-cache';
import { Themed } from '@/app/theme/themed';

/** The look of every page. Whoever needs the styles afterwards hands in the cache that gathers them. */
export function Providers({ styles, children }: { styles?: EmotionCache; children: ReactNode }) {
  const [cache] = useState(() => styles ?? newStyleCache());
  return (
    <CacheProvider value={cache}>
      <Themed>
        <CssBaseline />
        {children}
      </Themed>
    </CacheProvider>
  );
}

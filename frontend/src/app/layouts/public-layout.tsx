import Box from '@mui/material/Box';
import { Suspense, type SyntheticEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '@/app/layouts/footer';
import { Header } from '@/app/layouts/header';
import { LayoutBoundary } from '@/app/layouts/layout-boundary';
import { SkipLink } from '@/app/layouts/skip-link';
import { useNavigationFocus } from '@/app/layouts/use-navigation-focus';
import { useHead } from '@/app/layouts/use-head';
import { preloadPage } from '@/app/pages';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';
import { HEADER_HEIGHT } from '@/shared/ui/header-height';

/** The frame of every public page. */
export function PublicLayout() {
  const { pathname } = useLocation();
  useHead(pathname);
  useNavigationFocus();
  return (
    <Box sx={frame} onPointerOver={preloadTarget} onFocus={preloadTarget}>
      <SkipLink />
      <SelectiveHydration>
        <Header />
      </SelectiveHydration>
      <Box component="main" id="main" tabIndex={-1} sx={main}>
        <LayoutBoundary key={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </LayoutBoundary>
      </Box>
      <SelectiveHydration>
        <Footer />
      </SelectiveHydration>
    </Box>
  );
}

/** A link that is hovered or focused is likely to be followed, so its page's code is preloaded. */
function preloadTarget({ target }: SyntheticEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) preloadPage(link.pathname).catch(() => undefined);
}

/** At least as tall as the window, so that the footer does not flash before the page arrives. */
const main = { flex: 1, minHeight: `calc(100dvh - ${HEADER_HEIGHT + 1}px)` } as const;

const frame = { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } as const;

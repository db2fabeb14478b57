import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageAt, preloadPage } from '@/app/pages';

const { pathname } = window.location;

// Whoever shows the page asks again, and says so if it fails.
preloadPage(pathname).catch(() => undefined);

/** Hydrates the page, or throws where a page that the build rendered cannot be hydrated: it stays as it is. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = <App renderRouter={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />;
  if (root.dataset['page'] === pageAt(pathname).path) {
    // In a transition React hydrates in slices: first the frame, then section by section, the one that is touched before all others.
    await preloadPage(pathname);
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The build left it empty, or it was served instead of another.
    createRoot(root).render(app);
  }
}

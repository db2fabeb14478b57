import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageAt, preloadPage } from '@/app/pages';

const { pathname } = window.location;

// The router loads it again and reports failures.
preloadPage(pathname).catch(() => undefined);

/** Hydrates the page. Throws if a prerendered page cannot be hydrated, which then stays as it is. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = <App renderRouter={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />;
  if (root.dataset['page'] === pageAt(pathname).path) {
    // As a transition, React hydrates in slices: the frame, then section by section, touched ones first.
    await preloadPage(pathname);
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The page is client-rendered, or the server sent another one as a fallback.
    createRoot(root).render(app);
  }
}

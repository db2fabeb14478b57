import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageAt, preloadPage } from '@/app/pages';

const { pathname } = window.location;

// A failed fetch is shown by the page's own boundary, which asks for the same module again.
preloadPage(pathname).catch(() => undefined);

/** Brings the page to life. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = <App located={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />;
  // What the build rendered is taken over, a slice at a time, so that the reader's taps are never kept waiting; a
  // page that it left empty, or was served instead of another, is made anew.
  if (root.dataset['page'] === pageAt(pathname).path) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

import '@/app/theme/fonts.css';
import { firstSign, notePresses } from '@/app/first-sign';

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** Has the browser fetch the client without running it. */
function fetchAhead(files: readonly string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Runs the client in parts, so that between any two of them the browser can answer the reader. */
async function runClient(): Promise<typeof import('@/app/start')> {
  await import('react-dom/client');
  await breath();
  await import('@/app/theme/theme');
  await breath();
  return import('@/app/start');
}

/**
 * A page that came rendered is complete for a reader: our code is fetched after everything that is seen, and takes
 * over when somebody is about to use the page.
 */
async function takeOver(code: readonly string[]): Promise<void> {
  notePresses();
  const sign = firstSign();
  await loaded();
  fetchAhead(code);
  await sign;
  const { start } = await runClient();
  start();
}

const root = document.getElementById('root');
if (root?.hasChildNodes()) void takeOver(root.dataset['code']?.split(' ') ?? []);
else void runClient().then(({ start }) => start());

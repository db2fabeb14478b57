/** What this page has reported: each distinct error once. */
const reported = new Set<string>();

/** Tells the server's log what went wrong here, and on which page; the server takes out what people may have typed. */
export function reportClientError(error: unknown): void {
  const { name = 'Error', message = String(error), stack } = Object(error) as Partial<Error>;
  const page = window.location.pathname;
  const report = { message: cut(`${name}: ${message}`, 300), page: cut(page, 200) };
  const key = JSON.stringify(report);
  if (reported.has(key)) return;
  reported.add(key);
  const body = JSON.stringify({ ...report, ...(stack && { stack: cut(stack, 2_000) }) });
  const headers = { 'content-type': 'application/json' };
  // A report that does not arrive is no further error.
  fetch('/api/client-errors', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** In whole characters: the server takes no half of one. */
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Reports what nobody else handles. */
export function reportUnhandledErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportClientError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason));
}

/** What this page has reported: each distinct error once. */
const reported = new Set<string>();

/** Sends an error and its page to the server's log; the server removes what people may have typed. */
export function reportClientError(error: unknown): void {
  const { name = 'Error', message = String(error), stack } = Object(error) as Partial<Error>;
  const page = window.location.pathname;
  const report = { message: cut(`${name}: ${message}`, 300), page: cut(page, 200) };
  const key = JSON.stringify(report);
  if (reported.has(key)) return;
  reported.add(key);
  const body = JSON.stringify({ ...report, ...(stack && { stack: cut(stack, 2_000) }) });
  const headers = { 'content-type': 'application/json' };
  // A failed report is not reported itself.
  fetch('/api/client-errors', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Cuts at whole characters: the server rejects lone surrogates. */
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Reports unhandled errors. */
export function reportUnhandledErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportClientError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason));
}

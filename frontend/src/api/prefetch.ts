/** How whatever is read is asked for. */
export const GET_OPTIONS = {
  method: 'GET',
  credentials: 'include',
  headers: { accept: 'application/json' },
} as const satisfies RequestInit;

const answers = new Map<string, Promise<Response | null>>();

/**
 * Asks for what the client's code will ask for as soon as it is there: the first call takes the answer. What comes
 * after another call is asked for once that is answered; where that is refused because nobody is signed in, the
 * refusal is the answer to both.
 */
export function prefetch(address: string, after?: string): void {
  const send = () => fetch(address, GET_OPTIONS).catch(() => null);
  const before = after === undefined ? undefined : answers.get(after);
  const answer = before?.then((first) => (first?.status === 401 ? first.clone() : send())) ?? send();
  answers.set(address, answer);
}

/** The answer of an early call, once; null where there was none or the network failed. */
export async function takePrefetched(address: string): Promise<Response | null> {
  const answer = answers.get(address);
  answers.delete(address);
  return (await answer) ?? null;
}

/** What was asked for one person is not for the next. */
export const clearPrefetched = (): void => answers.clear();

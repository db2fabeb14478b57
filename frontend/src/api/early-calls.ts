/** How whatever is read is asked for. */
export const READING = {
  method: 'GET',
  credentials: 'include',
  headers: { accept: 'application/json' },
} as const satisfies RequestInit;

const answers = new Map<string, Promise<Response | null>>();

/** Asks for what the client's code will ask for as soon as it is there: the first call takes the answer. */
export function callEarly(address: string): void {
  answers.set(
    address,
    fetch(address, READING).catch(() => null),
  );
}

/** The answer of an early call, once; null where there was none or the network failed. */
export async function takeEarly(address: string): Promise<Response | null> {
  const answer = answers.get(address);
  answers.delete(address);
  return (await answer) ?? null;
}

/** What was asked for one person is not for the next. */
export const forgetEarlyCalls = (): void => answers.clear();

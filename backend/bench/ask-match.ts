import { ENQUIRIES } from './enquiries.ts';

/** Milliseconds that one match took. */
export const askMatch = async (address: string): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(`${address}/api/match-lenders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ENQUIRIES[0]),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`The match was answered with ${response.status}`);
  return performance.now() - begun;
};

interface Asked extends RequestInit {
  readonly expected?: number;
}

/** Milliseconds until an answer is there with all that it says. @throws Error when it has another status */
export const timedAnswer = async (
  url: string,
  { expected = 200, ...request }: Asked = {},
): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(url, request);
  const text = await response.text();
  if (response.status !== expected) throw new Error(`${url} was answered with ${response.status}: ${text}`);
  return performance.now() - begun;
};

/** A call that sends something. */
export const sending = (body: unknown, method = 'POST', headers: Readonly<Record<string, string>> = {}) => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

interface Asked extends RequestInit {
  readonly expected?: number;
}

/** Milliseconds until a complete response. @throws Error on another status */
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

/** A request with a body. */
export const sending = (body: unknown, method = 'POST', headers: Readonly<Record<string, string>> = {}) => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

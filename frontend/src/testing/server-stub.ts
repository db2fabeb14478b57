type Answer = Response | Promise<Response>;

export interface SeenCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  credentials: RequestCredentials | undefined;
  /** The sent JSON, parsed; undefined without a body. */
  body: unknown;
}

/** Answers the client's requests in a test and records them. Unexpected ones get 404. */
export class ServerStub {
  readonly calls: SeenCall[] = [];
  private readonly answers = new Map<string, (call: SeenCall) => Answer>();

  /** `on('POST /api/match-lenders', () => json(200, answer))`; only `call.path` includes the query string. */
  on(call: string, answer: (call: SeenCall) => Answer): this {
    this.answers.set(call, answer);
    return this;
  }

  /** Replaces `fetch` until the returned function is called. */
  install(): () => void {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => this.answer(input as string, init ?? {});
    return () => {
      globalThis.fetch = fetch;
    };
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path,
      headers: (init.headers ?? {}) as Record<string, string>,
      credentials: init.credentials,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
    };
    this.calls.push(call);
    const answer = this.answers.get(`${call.method} ${path.split('?')[0] ?? ''}`);
    return answer ? answer(call) : json(404, { error: 'Not found.' });
  }
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

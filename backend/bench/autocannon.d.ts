declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST';
    path: string;
    body?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }

  export interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration?: number;
    readonly amount?: number;
    readonly requests: readonly Request[];
    readonly verifyBody: (body: string) => boolean;
  }

  export interface Result {
    readonly duration: number;
    readonly errors: number;
    readonly mismatches: number;
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly requests: { readonly total: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number } | undefined>>;
  }

  const autocannon: (options: Options) => Promise<Result>;
  export { autocannon as default };
}

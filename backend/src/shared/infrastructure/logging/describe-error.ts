interface Described {
  readonly type: string;
  readonly message?: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly stack: string;
}

/** An error for the log. A failed query's message, values and details hold what people typed, so they stay out. */
export const describeError = (error: unknown): Described => {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' };
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(query === undefined && { message: error.message }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: frames.join('\n'),
  };
};

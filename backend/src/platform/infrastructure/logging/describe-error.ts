interface Described {
  readonly type: string;
  readonly message?: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly stack: string;
  readonly cause?: Described;
  readonly errors?: readonly Described[];
}

/** How many nested causes are logged; an error may be its own cause. */
const DEPTH = 4;

/**
 * An error with its causes, for the log. Queries, values and details from PostgreSQL can hold personal data and are
 * omitted.
 */
export const describeError = (error: unknown, depth = DEPTH): Described => {
  // Checked by shape: a socket's error need not be an instance of this realm's Error.
  if (!isError(error)) return { type: typeof error, stack: '' };
  const { name, message, stack, code, constraint, query, severity, cause, errors } = error;
  const quotesInput = query !== undefined || severity !== undefined;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...(!quotesInput && { message }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: frames.join('\n'),
    ...(!quotesInput && depth > 0 && isError(cause) && { cause: describeError(cause, depth - 1) }),
    ...(!quotesInput &&
      depth > 0 &&
      Array.isArray(errors) && { errors: errors.map((one) => describeError(one, depth - 1)) }),
  };
};

interface ErrorShape {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

const isError = (thing: unknown): thing is ErrorShape => {
  if (typeof thing !== 'object' || thing === null) return false;
  const { name, message, stack } = thing as Partial<Record<string, unknown>>;
  return [name, message, stack].every((part) => typeof part === 'string');
};

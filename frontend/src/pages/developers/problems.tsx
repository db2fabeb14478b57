import type { ReactNode } from 'react';

/** What each error status means, and what to do about it. */
export const problems: readonly { status: number; means: string; then: ReactNode }[] = [
  {
    status: 400,
    means: 'Invalid input or an unknown field.',
    then: (
      <>
        Correct the fields in <code>errors</code>.
      </>
    ),
  },
  {
    status: 401,
    means: 'The username or secret is wrong, or the account is revoked.',
    then: 'Check the credentials.',
  },
  {
    status: 403,
    means: 'A cross-site request from a browser.',
    then: 'Call from a server, without a cookie.',
  },
  {
    status: 404,
    means: 'The record does not exist or belongs to another partner.',
    then: 'Fetch the list again.',
  },
  {
    status: 409,
    means: 'The record has changed since you read it, or your reference is already in use.',
    then: (
      <>
        Read <code>type</code>. If there is a <code>changed</code>, compare and send its{' '}
        <code>updatedAt</code>.
      </>
    ),
  },
  { status: 413, means: 'The body is over 100 KB.', then: 'Send a smaller body.' },
  {
    status: 415,
    means: 'The body is not JSON.',
    then: (
      <>
        Send <code>Content-Type: application/json</code>.
      </>
    ),
  },
  {
    status: 422,
    means: 'The Idempotency-Key was used with a different body.',
    then: 'Use a new key for a new record.',
  },
  {
    status: 429,
    means: 'Rate limit exceeded.',
    then: (
      <>
        Wait <code>Retry-After</code> seconds.
      </>
    ),
  },
  {
    status: 500,
    means: 'A fault on our side.',
    then: (
      <>
        Retry with the same key. If it happens again, send us the <code>requestId</code>.
      </>
    ),
  },
  {
    status: 503,
    means: 'We are busy or starting.',
    then: (
      <>
        Wait <code>Retry-After</code> seconds, then retry with the same key.
      </>
    ),
  },
];

import type { ReactNode } from 'react';

/** What a refused call says by its status, and what to do about it. */
export const refusals: readonly { status: number; means: string; then: ReactNode }[] = [
  {
    status: 400,
    means: 'The request is invalid or has an unknown field.',
    then: (
      <>
        <code>errors</code> names each field. Correct it and send the request again.
      </>
    ),
  },
  {
    status: 401,
    means: 'The username or secret is wrong.',
    then: 'Check both; the account may have been revoked.',
  },
  {
    status: 403,
    means: 'The request came from another site’s page in a browser.',
    then: 'Call from a server, without a cookie.',
  },
  { status: 404, means: 'You have no such record.', then: 'Fetch the list again.' },
  {
    status: 409,
    means: 'The record has changed since you read it.',
    then: (
      <>
        <code>changed</code> has the current version. Compare, and send again with its <code>updatedAt</code>.
      </>
    ),
  },
  { status: 413, means: 'The body is over 100 KB.', then: 'Send less at a time.' },
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
    means: 'You have already used this Idempotency-Key with a different body.',
    then: 'Use a new key for a new record.',
  },
  {
    status: 429,
    means: 'Too many requests.',
    then: (
      <>
        Wait as many seconds as <code>Retry-After</code> says.
      </>
    ),
  },
  {
    status: 500,
    means: 'Something went wrong on our side.',
    then: (
      <>
        Send it again with the same key. If it happens again, tell us the <code>requestId</code>.
      </>
    ),
  },
  {
    status: 503,
    means: 'We are busy or starting.',
    then: (
      <>
        Wait as many seconds as <code>Retry-After</code> says, then send again with the same key.
      </>
    ),
  },
];

import { describeError } from './describe-error.js';

it('says what went wrong and where', () => {
  const described = describeError(new TypeError('x is not a function'));

  expect(described).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(described.stack).toContain('describe-error.spec');
});

it('leaves out what people typed into a failed query', () => {
  const failed = Object.assign(new Error('duplicate key: ada@example.co.uk'), {
    name: 'QueryFailedError',
    query: 'insert into admins values ($1)',
    parameters: ['ada@example.co.uk'],
    code: '23505',
    detail: 'Key (email)=(ada@example.co.uk) already exists.',
    constraint: 'admins_email',
  });

  const described = describeError(failed);

  expect(JSON.stringify(described)).not.toContain('ada@');
  expect(described).toMatchObject({ type: 'QueryFailedError', code: '23505', constraint: 'admins_email' });
});

it('survives something thrown that is no error', () => {
  expect(describeError('oops')).toEqual({ type: 'string', stack: '' });
});

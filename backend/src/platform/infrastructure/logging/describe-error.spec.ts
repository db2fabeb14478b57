import { runInNewContext } from 'node:vm';
import { describeError } from './describe-error.js';

describe('describeError', () => {
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

  it('says what caused it, and what several errors were', () => {
    const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const error = new Error('The session could not be kept', { cause });

    expect(describeError(error)).toMatchObject({ cause: { message: 'read ECONNRESET', code: 'ECONNRESET' } });
    expect(describeError(new AggregateError([cause], 'all refused'))).toMatchObject({
      message: 'all refused',
      errors: [{ code: 'ECONNRESET' }],
    });
  });

  it('knows the error of a driver behind a failed query', () => {
    const driverError = Object.assign(new Error('duplicate key: ada@example.co.uk'), { code: '23505' });
    const failed = Object.assign(new Error('duplicate key: ada@example.co.uk'), {
      query: 'insert into admins values ($1)',
      driverError,
      cause: driverError,
    });

    expect(JSON.stringify(describeError(failed))).not.toContain('ada@');
  });

  it('takes an error of another realm for one', () => {
    const foreign: unknown = runInNewContext(`new RangeError('too much')`);

    expect(describeError(foreign)).toMatchObject({ type: 'RangeError', message: 'too much' });
  });

  it('ends with errors that cause each other', () => {
    const error = new Error('round and round');
    error.cause = error;

    expect(describeError(error)).toMatchObject({ message: 'round and round' });
  });

  it('survives something thrown that is no error', () => {
    expect(describeError('oops')).toEqual({ type: 'string', stack: '' });
  });
});

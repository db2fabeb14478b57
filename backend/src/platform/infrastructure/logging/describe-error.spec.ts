import { runInNewContext } from 'node:vm';
import { describeError } from './describe-error.js';

describe('describeError', () => {
  it('names the error and its location', () => {
    const described = describeError(new TypeError('x is not a function'));

    expect(described).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(described.stack).toContain('describe-error.spec');
  });

  it('omits the parameters of a failed query', () => {
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

  it('includes causes and aggregated errors', () => {
    const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const error = new Error('The session could not be kept', { cause });

    expect(describeError(error)).toMatchObject({ cause: { message: 'read ECONNRESET', code: 'ECONNRESET' } });
    expect(describeError(new AggregateError([cause], 'all refused'))).toMatchObject({
      message: 'all refused',
      errors: [{ code: 'ECONNRESET' }],
    });
  });

  it('includes the driver’s error of a failed query', () => {
    const driverError = Object.assign(new Error('duplicate key: ada@example.co.uk'), { code: '23505' });
    const failed = Object.assign(new Error('duplicate key: ada@example.co.uk'), {
      query: 'insert into admins values ($1)',
      driverError,
      cause: driverError,
    });

    expect(JSON.stringify(describeError(failed))).not.toContain('ada@');
  });

  it('recognises an error of another realm', () => {
    const foreign: unknown = runInNewContext(`new RangeError('too much')`);

    expect(describeError(foreign)).toMatchObject({ type: 'RangeError', message: 'too much' });
  });

  it('stops at circular causes', () => {
    const error = new Error('round and round');
    error.cause = error;

    expect(describeError(error)).toMatchObject({ message: 'round and round' });
  });

  it('handles a thrown value that is not an error', () => {
    expect(describeError('oops')).toEqual({ type: 'string', stack: '' });
  });
});

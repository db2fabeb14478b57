import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway } from './is-database-away.js';

const failure = (message: string, extra: object = {}) => Object.assign(new Error(message), extra);

const circular = new Error('round and round');
circular.cause = circular;

describe('isDatabaseAway', () => {
  it.each([
    ['nothing listens', failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
    ['the server stops', failure('terminating connection due to administrator command', { code: '57P01' })],
    ['the server starts', failure('the database system is starting up', { code: '57P03' })],
    ['the disk is full', failure('could not extend file', { code: '53100' })],
    ['a query took too long', failure('canceling statement due to statement timeout', { code: '57014' })],
    ['the line went silent', failure('Query read timeout')],
    ['the line broke', failure('Connection terminated unexpectedly')],
    ['the pool waited in vain', failure('timeout exceeded when trying to connect')],
    ['every address refused', new AggregateError([failure('no', { code: 'ECONNREFUSED' })])],
    [
      'the mapper wrapped it',
      failure('QueryFailedError', { driverError: failure('no', { code: 'ECONNRESET' }) }),
    ],
    ['the mapper took the lost connection back', new QueryRunnerAlreadyReleasedError()],
    ['the mapper took back that of a transaction', new QueryRunnerProviderAlreadyReleasedError()],
    ['the error is wrapped', new Error('not kept', { cause: failure('no', { code: 'ECONNRESET' }) })],
    [
      'the socket is gone',
      failure('Cannot call write after a stream was destroyed', { code: 'ERR_STREAM_DESTROYED' }),
    ],
  ])('detects that the database is away when %s', (_when, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a duplicate', failure('duplicate key value', { code: '23505' })],
    ['an error that is its own cause', circular],
    ['a bug', new TypeError('x is not a function')],
    ['no error', undefined],
  ])('does not blame the database for %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

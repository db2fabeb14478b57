import { APPLICATION_STATUSES } from '../../domain/application-status.js';

/** A column for each status: what is measured, 'count(*)' or a sum, of the rows that stand at it. */
export const statusTally = (measured: string): string =>
  APPLICATION_STATUSES.map(
    (status) => `coalesce(${measured} filter (where status = '${status}'), 0)::int as ${status}`,
  ).join(', ');

import { APPLICATION_STATUSES } from '../../domain/application-status.js';

/** A column per status with an aggregate ('count(*)' or a sum) of its rows. */
export const statusTally = (measured: string): string =>
  APPLICATION_STATUSES.map(
    (status) => `coalesce(${measured} filter (where status = '${status}'), 0)::int as ${status}`,
  ).join(', ');

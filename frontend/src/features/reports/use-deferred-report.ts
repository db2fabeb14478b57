import { useDeferredValue } from 'react';

/** The query of a report. Several responses arrive together: rendered in one piece, they would block input. */
export const useDeferredReport = <Query extends { currentData?: unknown }>(query: Query): Query => ({
  ...query,
  currentData: useDeferredValue(query.currentData),
});

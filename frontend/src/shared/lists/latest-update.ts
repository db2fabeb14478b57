/** The version to send with a change of several records: those that changed later are not changed. */
export const latestUpdate = (records: readonly { updatedAt: string }[]): string | undefined =>
  records
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

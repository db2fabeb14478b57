/** The version sent with a bulk change: records that changed later are left unchanged. */
export const latestUpdate = (records: readonly { updatedAt: string }[]): string | undefined =>
  records
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

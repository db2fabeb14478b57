/** Ids sort by creation time. */
export const isBefore = (one: ByArrival, other: ByArrival): boolean =>
  one.createdAt.getTime() === other.createdAt.getTime() ? one.id < other.id : one.createdAt < other.createdAt;

interface ByArrival {
  readonly id: string;
  readonly createdAt: Date;
}

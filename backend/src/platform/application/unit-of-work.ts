/** Commits all writes made while `work` runs, or none. Nested calls join the outer one. */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

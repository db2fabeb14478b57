/** All writes made while `work` runs are kept together, or none is. Nested calls join the outer one. */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

/** The records of a repository. Returns and stores copies, so that an unsaved change has no effect. */
export class Records<Kept extends { readonly id: string }> {
  readonly byId = new Map<string, Kept>();

  constructor(...records: readonly Kept[]) {
    records.forEach((record) => this.put(record));
  }

  /** In order of insertion. */
  get all(): readonly Kept[] {
    return [...this.byId.values()];
  }

  put(record: Kept): void {
    this.byId.set(record.id, copyOf(record));
  }

  find(id: string): Kept | null {
    return this.first((record) => record.id === id);
  }

  first(isMeant: (record: Kept) => boolean): Kept | null {
    const found = this.all.find(isMeant);
    return found ? copyOf(found) : null;
  }

  where(isMeant: (record: Kept) => boolean): Kept[] {
    return this.all.filter(isMeant).map(copyOf);
  }
}

const copyOf = <Kept extends object>(record: Kept): Kept =>
  Object.assign(Object.create(Object.getPrototypeOf(record) as object) as Kept, record);

import { changeFields, type FieldChanges } from '#kernel/change-fields.js';

/** The settings of a list, in the form of its query. */
export interface Shown {
  /** The search text; null for none. */
  readonly q: string | null;
  readonly filters: Readonly<Record<string, string>>;
  /** Null for the list's default order. */
  readonly sort: string | null;
  /** The portal's keys of the columns; null for the list's default ones. */
  readonly columns: readonly string[] | null;
}

export interface ListViewDetails extends Shown {
  readonly name: string;
  /** Whether it is shared with all staff. */
  readonly forAll: boolean;
}

const CHANGED = ['name', 'q', 'filters', 'sort', 'columns', 'forAll'] as const;
export type ListViewChanges = FieldChanges<ListView, (typeof CHANGED)[number]>;

/** Saved settings of a staff list, under a name. */
export class ListView implements ListViewDetails {
  readonly id: string;
  /** The list: 'applications'. */
  readonly list: string;
  /** Who created it. */
  readonly ownerId: string;
  name: string;
  q: string | null;
  filters: Readonly<Record<string, string>>;
  sort: string | null;
  columns: readonly string[] | null;
  forAll: boolean;
  readonly createdAt: Date;
  /** Also its version: an edit based on an earlier one is stale. */
  updatedAt: Date;

  constructor(id: string, list: string, ownerId: string, details: ListViewDetails, at: Date) {
    this.id = id;
    this.list = list;
    this.ownerId = ownerId;
    this.name = details.name;
    this.q = details.q;
    this.filters = details.filters;
    this.sort = details.sort;
    this.columns = details.columns;
    this.forAll = details.forAll;
    this.createdAt = at;
    this.updatedAt = at;
  }

  change(
    to: { readonly [Field in keyof ListViewDetails]?: ListViewDetails[Field] | undefined },
    at: Date,
  ): ListViewChanges {
    const changes = changeFields<ListView, (typeof CHANGED)[number]>(this, CHANGED, to);
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    return changes;
  }
}

import { changeFields, type FieldChanges } from '#kernel/change-fields.js';

/** What a view shows of its list, as the list's own call is asked for it. */
export interface Shown {
  /** What is searched for; null for nothing. */
  readonly q: string | null;
  readonly filters: Readonly<Record<string, string>>;
  /** Null for the list's usual order. */
  readonly sort: string | null;
  /** The keys of the columns, as the portal calls them; null for those that the list usually has. */
  readonly columns: readonly string[] | null;
}

export interface ListViewDetails extends Shown {
  readonly name: string;
  /** Whether all of the staff have it, and not its owner alone. */
  readonly forAll: boolean;
}

const CHANGED = ['name', 'q', 'filters', 'sort', 'columns', 'forAll'] as const;
export type ListViewChanges = FieldChanges<ListView, (typeof CHANGED)[number]>;

/** A list of the staff's as somebody wants to find it again, under a name. */
export class ListView implements ListViewDetails {
  readonly id: string;
  /** Which list: 'applications'. */
  readonly list: string;
  /** Who made it. */
  readonly ownerId: string;
  name: string;
  q: string | null;
  filters: Readonly<Record<string, string>>;
  sort: string | null;
  columns: readonly string[] | null;
  forAll: boolean;
  readonly createdAt: Date;
  /** Also its version: an edit that was begun before it is stale. */
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

import { ListWithViews } from '#platform/application/list-with-views.js';
import type { FieldError } from '#kernel/errors.js';
import { viewOf } from '#platform/application/view.js';
import { ListViewRepository } from '#modules/views/application/list-view.repository.js';
import { StoredViews, VIEW_FIELDS, type StoredView } from '#modules/views/application/stored-views.js';
import { ViewNameTaken, ViewNotFound } from '#modules/views/domain/errors.js';
import type { ListView } from '#modules/views/domain/list-view.js';
import { Records } from './records.js';

export class ViewsInMemory extends ListViewRepository {
  readonly records = new Records<ListView>();

  add(view: ListView): Promise<void> {
    return this.save(view);
  }
  async lock(id: string): Promise<ListView> {
    return this.records.find(id) ?? Promise.reject(new ViewNotFound());
  }
  save(view: ListView): Promise<void> {
    const isTaken = this.records.all.some(
      (one) =>
        one.id !== view.id &&
        one.list === view.list &&
        one.name.toLowerCase() === view.name.toLowerCase() &&
        one.forAll === view.forAll &&
        (view.forAll || one.ownerId === view.ownerId),
    );
    if (isTaken) return Promise.reject(new ViewNameTaken());
    this.records.put(view);
    return Promise.resolve();
  }
  remove({ id }: ListView): Promise<void> {
    this.records.byId.delete(id);
    return Promise.resolve();
  }
  removeOwnOf(ownerId: string): Promise<readonly string[]> {
    const own = this.records.where((view) => view.ownerId === ownerId && !view.forAll);
    own.forEach(({ id }) => this.records.byId.delete(id));
    return Promise.resolve(own.map(({ id }) => id));
  }
}

/** One view at a time; only the database has pages. */
export class StoredViewsInMemory extends StoredViews {
  readonly page = () => Promise.reject(new Error('Pages are the database’s'));

  constructor(private readonly views: ViewsInMemory) {
    super();
  }
  async one(id: string, viewerId: string): Promise<StoredView> {
    const view = await this.views.lock(id);
    if (!view.forAll && view.ownerId !== viewerId) throw new ViewNotFound();
    return { ...viewOf(view, VIEW_FIELDS), owner: { id: view.ownerId, name: view.ownerId } };
  }
}

/** A list with these filters and orders. */
export class ListWithFilters extends ListWithViews {
  constructor(
    readonly name: string,
    private readonly filters: readonly string[],
  ) {
    super();
  }
  errorsIn(query: Readonly<Record<string, string>>): readonly FieldError[] {
    return Object.keys(query)
      .filter((field) => !this.filters.includes(field))
      .map((field) => ({ field, message: `${this.name} have no ${field}` }));
  }
}

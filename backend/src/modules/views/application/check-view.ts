import { MINE, UNASSIGNED, type StaffMembers } from '#platform/application/staff-members.js';
import type { Contributions } from '#platform/application/contributions.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { InvalidInput, type FieldError } from '#kernel/errors.js';
import type { Shown } from '../domain/list-view.js';
import type { StoredView } from './stored-views.js';

export interface ShownView extends StoredView {
  /** Settings that its list no longer supports: without them the view still works. */
  readonly gone: readonly string[];
}

/** Checks a view's settings with its list. */
export class CheckView {
  constructor(
    private readonly contributions: Contributions,
    private readonly staff: StaffMembers,
  ) {}

  /** @throws InvalidInput for an unknown list, and for settings that it does not support */
  async forSaving(list: string, shown: Shown): Promise<void> {
    const found = this.find(list);
    if (!found)
      throw new InvalidInput([{ field: 'list', message: `list must be ${this.names.join(' or ')}` }]);
    const errors = await this.errorsIn(found, shown);
    if (errors.length > 0) throw new InvalidInput(errors.map(asFieldOfView));
  }

  async shown(view: StoredView): Promise<ShownView> {
    const list = this.find(view.list);
    if (!list) return { ...view, gone: Object.keys(view.filters) };
    const errors = await this.errorsIn(list, view);
    return { ...view, gone: errors.map(({ field }) => field) };
  }

  private get lists(): readonly ListWithViews[] {
    return this.contributions.of(ListWithViews);
  }

  private get names(): readonly string[] {
    return this.lists.map(({ name }) => name).sort();
  }

  private find(list: string): ListWithViews | undefined {
    return this.lists.find(({ name }) => name === list);
  }

  private async errorsIn(list: ListWithViews, { q, filters, sort }: Shown): Promise<readonly FieldError[]> {
    const query = { ...filters, ...(q !== null && { q }), ...(sort !== null && { sort }) };
    const errors = list.errorsIn(query);
    const { owner } = filters;
    if (owner === undefined || owner === MINE || owner === UNASSIGNED) return errors;
    if (errors.some(({ field }) => field === 'owner')) return errors;
    const isThere = (await this.staff.all()).some(({ id }) => id === owner);
    return isThere ? errors : [...errors, { field: 'owner', message: OWNER_DELETED }];
  }
}

const OWNER_DELETED = 'This person is no longer on the staff. Choose someone else.';

const asFieldOfView = ({ field, message }: FieldError): FieldError => ({
  field: field === 'q' || field === 'sort' ? field : `filters.${field}`,
  message,
});

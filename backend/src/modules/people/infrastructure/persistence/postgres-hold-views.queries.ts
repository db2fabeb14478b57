import { Injectable } from '@nestjs/common';
import type { OrderByAge, Page } from '#platform/application/list.js';
import { RecordKinds } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  HOLD_FIELDS,
  type HoldListRequest,
  type HoldView,
  type HoldViews,
} from '../../application/holds/hold-views.js';
import { HoldNotFound } from '../../domain/errors.js';
import { holdTable } from './hold.table.js';

const STATUS = `case when exists (select from current_holds where current_holds.id = holds.id) then 'current' else 'ended' end`;

type StoredHold = Omit<HoldView, 'subjectName'>;

const holds = new PagedList<StoredHold, 'subjectType' | 'subjectId' | 'status', OrderByAge>({
  fields: { ...fieldsOf(holdTable, HOLD_FIELDS), status: STATUS, placedBy: ownerBy('placed_by') },
  table: 'holds',
  filters: { subjectType: 'subject_type = $', subjectId: 'subject_id = $::uuid', status: `${STATUS} = $` },
  orders: BY_AGE,
  defaultOrder: 'newest',
});

@Injectable()
export class PostgresHoldViews implements HoldViews {
  constructor(
    private readonly database: Database,
    private readonly recordKinds: RecordKinds,
  ) {}

  async page({ subjectType, subjectId, status, ...part }: HoldListRequest): Promise<Page<HoldView>> {
    const page = await holds.page(this.database.manager, { subjectType, subjectId, status }, part);
    return { ...page, items: await this.withNames(page.items) };
  }

  async one(id: string): Promise<HoldView> {
    const stored = await holds.one(this.database.manager, id, HoldNotFound);
    const [shown] = await this.withNames([stored]);
    return shown ?? { ...stored, subjectName: null };
  }

  private async withNames(found: readonly StoredHold[]): Promise<readonly HoldView[]> {
    const subjects = found.map(({ subjectType: type, subjectId: id }) => ({ type, id }));
    const known = await this.recordKinds.known(subjects);
    return found.map((hold, at) => ({ ...hold, subjectName: known(subjects[at] ?? null)?.name ?? null }));
  }
}

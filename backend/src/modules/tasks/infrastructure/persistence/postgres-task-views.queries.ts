import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { contains, folded } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  TASK_FIELDS,
  type TaskViews,
  type TaskOrder,
  type TaskSelection,
  type TaskView,
} from '../../application/task-views.js';
import { TaskNotFound } from '../../domain/errors.js';
import { taskTable } from './task.table.js';

const day = { by: 'due_on', type: 'date' } as const;

const FILTERS = {
  q: `${contains(folded('title'))} or exists (
    select from case_names as about
    where about.id = application_id and ${contains(folded('about.company_name'))})`,
  open: 'done_at is null',
  done: 'done_at is not null',
  dueFrom: 'due_on >= $::date',
  dueBefore: 'due_on < $::date',
  ownerId: 'owner_id = $',
  unassigned: 'owner_id is null',
  applicationId: 'application_id = $',
} as const;

const tasks = new PagedList<TaskView, keyof typeof FILTERS, TaskOrder>({
  fields: {
    ...fieldsOf(taskTable, TASK_FIELDS),
    owner: ownerBy('owner_id'),
    companyName: '(select company_name from case_names as about where about.id = application_id)',
  },
  table: 'tasks',
  filters: FILTERS,
  orders: { ...BY_AGE, ...bothWays({ due: day }) },
  defaultOrder: 'newest',
});

const filtersOf = ({ q, isDone, dueFrom, dueBefore, ownerId, applicationId }: TaskSelection) => ({
  ...(isDone !== undefined && { [isDone ? 'done' : 'open']: 'true' }),
  q: q?.trim(),
  dueFrom,
  dueBefore,
  applicationId,
  ...(ownerId === null ? { unassigned: 'true' } : { ownerId }),
});

@Injectable()
export class PostgresTaskViews implements TaskViews {
  constructor(private readonly database: Database) {}

  page(selection: TaskSelection): Promise<Page<TaskView>> {
    return tasks.page(this.database.manager, filtersOf(selection), selection);
  }

  one(taskId: string): Promise<TaskView> {
    return tasks.one(this.database.manager, taskId, TaskNotFound);
  }
}

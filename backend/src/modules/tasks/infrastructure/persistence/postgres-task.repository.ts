import { Injectable } from '@nestjs/common';
import { SYSTEM } from '#platform/application/principal.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { CausedTask, TaskRepository } from '../../application/task.repository.js';
import { ApplicationDeleted, TaskNotFound } from '../../domain/errors.js';
import type { TaskCauseKind } from '../../domain/task-causes.js';
import type { Task } from '../../domain/task.js';
import { taskTable } from './task.table.js';

/**
 * One statement with the log entries. Sorted by subject, so that processes that add the same tasks do not deadlock.
 */
const ADD_CAUSED = `
  with written as (
    insert into tasks as kept
      (id, kind, subject, application_id, title, due_on, owner_id, is_cause_gone, created_at, updated_at)
    select made.id, made.kind, made.subject, about.id, made.title, made.due_on, staff_names.id, false, made.created_at,
      made.updated_at
    from jsonb_populate_recordset(null::tasks, $1::jsonb) as made
    left join case_names as about on about.id = made.application_id
    left join staff_names on staff_names.id = coalesce(about.owner_id, made.owner_id) and staff_names.removed_at is null
    order by made.subject
    on conflict (kind, subject) where subject is not null do update
      set done_at = null, is_cause_gone = false, due_on = excluded.due_on, updated_at = excluded.updated_at,
        application_id = excluded.application_id,
        owner_id = coalesce((select id from staff_names where staff_names.id = kept.owner_id and removed_at is null
          and kept.application_id is not distinct from excluded.application_id), excluded.owner_id)
      where kept.is_cause_gone
    returning id, kind, subject
  )
  insert into activity (id, at, actor_type, action, subject_type, subject_id)
  select entry.id, now(), $3, case when written.id = entry.task_id then 'task-added' else 'task-reopened' end, 'task',
    written.id
  from written join jsonb_to_recordset($2::jsonb) as entry(id uuid, task_id uuid, kind text, subject text)
    using (kind, subject)`;

const OWNER_OF = `
  select staff_names.id from case_names join staff_names on staff_names.id = case_names.owner_id
  where case_names.id = $1 and removed_at is null`;

@Injectable()
export class PostgresTaskRepository implements TaskRepository {
  constructor(private readonly database: Database) {}

  add(task: Task): Promise<void> {
    return this.database
      .insert(taskTable, task)
      .catch(refuseOn({ tasks_application_id_fkey: () => new ApplicationDeleted() }));
  }

  async addCaused(caused: readonly CausedTask[]): Promise<void> {
    if (caused.length === 0) return;
    const entries = caused.map(({ entryId, task: { id, kind, subject } }) => ({
      id: entryId,
      task_id: id,
      kind,
      subject,
    }));
    const rows = this.database.json(taskTable, ...caused.map(({ task }) => task));
    await this.database.manager.query(ADD_CAUSED, [rows, JSON.stringify(entries), SYSTEM.type]);
  }

  closeOf(kind: TaskCauseKind, subject: string): Promise<readonly string[]> {
    return this.close(kind, [subject], true);
  }

  closeAllBut(kind: TaskCauseKind, subjects: readonly string[]): Promise<readonly string[]> {
    return this.close(kind, subjects, false);
  }

  lock(id: string): Promise<Task> {
    return this.database.lock(taskTable, { id }, TaskNotFound);
  }

  lockOf(kind: TaskCauseKind, subject: string): Promise<Task | null> {
    const where = { kind, subject, isCauseGone: false };
    return this.database.manager.findOne(taskTable, { where, lock: { mode: 'for_no_key_update' } });
  }

  async ownerOf(applicationId: string | null): Promise<string | null> {
    const [owner] = await this.database.manager.query<{ id: string }[]>(OWNER_OF, [applicationId]);
    return owner?.id ?? null;
  }

  save(task: Task): Promise<void> {
    return this.database.save(taskTable, task);
  }

  async releaseOwnedBy(ownerId: string): Promise<readonly string[]> {
    const released = await this.database.manager.query<[{ id: string }[], number]>(
      `update tasks set owner_id = null, updated_at = now()
       where owner_id = $1 and done_at is null returning id`,
      [ownerId],
    );
    return released[0].map(({ id }) => id);
  }

  /** Tasks with these subjects, or all others. */
  private async close(
    kind: TaskCauseKind,
    subjects: readonly string[],
    these: boolean,
  ): Promise<readonly string[]> {
    const closed = await this.database.manager.query<[{ id: string; wasOpen: boolean }[], number]>(
      `with gone as (
         select id, done_at is null as was_open from tasks
         where kind = $1 and (subject = any ($2::text[])) = $3 and subject is not null and not is_cause_gone
         order by subject for update
       )
       update tasks set is_cause_gone = true, done_at = coalesce(done_at, now()),
         updated_at = case when was_open then now() else updated_at end
       from gone where tasks.id = gone.id returning tasks.id, was_open as "wasOpen"`,
      [kind, subjects, these],
    );
    return closed[0].filter(({ wasOpen }) => wasOpen).map(({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import type { ActivityLog, Activity, IdentifiedActivity } from '#platform/application/activity-log.js';
import { Ids } from '#platform/application/ids.js';
import { Database } from './database.js';

/** The SQL that inserts the entries in its parameter (see `entriesJson`), for use inside a larger statement. */
export const activityInsertion = (parameter: `$${number}`): string => `
  insert into activity (id, at, actor_type, actor_id, action, subject_type, subject_id, changes)
  select id, coalesce(at, now()), actor_type, actor_id, action, subject_type, subject_id, changes
  from jsonb_to_recordset(${parameter}::jsonb) as entry(id uuid, at timestamptz, actor_type text, actor_id uuid,
    action text, subject_type text, subject_id uuid, changes jsonb)`;

export const entriesJson = (...entries: readonly IdentifiedActivity[]): string =>
  JSON.stringify(
    entries.map(({ id, actor, action, subject, at, changes }) => ({
      id,
      at: at ?? null,
      actor_type: actor.type,
      actor_id: actor.id,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      changes: changes ?? null,
    })),
  );

@Injectable()
export class PostgresActivityLog implements ActivityLog {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async record(...entries: readonly Activity[]): Promise<void> {
    if (entries.length === 0) return;
    const identified = entries.map((entry) => ({ ...entry, id: entry.id ?? this.ids.next(entry.at) }));
    await this.database.manager.query(activityInsertion('$1'), [entriesJson(...identified)]);
  }
}

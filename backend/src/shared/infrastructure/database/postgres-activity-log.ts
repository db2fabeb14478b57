import { Injectable } from '@nestjs/common';
import type { ActivityLog, Activity } from '#shared/application/activity-log.js';
import { Ids } from '#shared/application/ids.js';
import { Database } from './database.js';

@Injectable()
export class PostgresActivityLog implements ActivityLog {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async record(...entries: readonly Activity[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map(({ id, actor, action, subject, at, changes }) => ({
      id: id ?? this.ids.next(at),
      at: at ?? null,
      actor_type: actor.type,
      actor_id: actor.id,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      changes: changes ?? null,
    }));
    await this.database.manager.query(
      `insert into activity (id, at, actor_type, actor_id, action, subject_type, subject_id, changes)
       select id, coalesce(at, now()), actor_type, actor_id, action, subject_type, subject_id, changes
       from jsonb_to_recordset($1::jsonb) as entry(id uuid, at timestamptz, actor_type text, actor_id uuid, action text,
         subject_type text, subject_id uuid, changes jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

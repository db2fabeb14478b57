import { Injectable } from '@nestjs/common';
import { ChangeHistory } from '#shared/application/change-history.js';
import { Database } from '#shared/infrastructure/database/database.js';

/** Reads the activity log's ids as the names of the people behind them, who are this module's. */
@Injectable()
export class PostgresChangeHistory extends ChangeHistory {
  constructor(private readonly database: Database) {
    super();
  }

  async lastEditor({ type, id }: { type: string; id: string }): Promise<string | null> {
    const rows = await this.database.manager.query<{ name: string | null }[]>(
      `select admins.name from activity left join admins on admins.id = activity.actor_id
       where subject_type = $1 and subject_id = $2 order by activity.id desc limit 1`,
      [type, id],
    );
    return rows[0]?.name ?? null;
  }
}

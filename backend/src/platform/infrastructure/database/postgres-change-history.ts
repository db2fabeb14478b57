import { Injectable } from '@nestjs/common';
import { ChangeHistory } from '../../application/change-history.js';
import { RecordKinds } from '../../application/record-kinds.js';
import { Database } from './database.js';

const LAST = `select actor_type as type, actor_id as id from activity
  where subject_type = $1 and subject_id = $2 order by activity.id desc limit 1`;

/** Resolves the actor ids in the activity log to names. */
@Injectable()
export class PostgresChangeHistory extends ChangeHistory {
  constructor(
    private readonly database: Database,
    private readonly kinds: RecordKinds,
  ) {
    super();
  }

  async lastEditor({ type, id }: { type: string; id: string }): Promise<string | null> {
    const [actor] = await this.database.manager.query<{ type: string; id: string | null }[]>(LAST, [
      type,
      id,
    ]);
    if (!actor || actor.id === null) return null;
    const editor = { type: actor.type, id: actor.id };
    const name = (await this.kinds.known([editor]))(editor)?.name ?? null;
    return name !== null && editor.type === 'api-account' ? `the API account ‘${name}’` : name;
  }
}

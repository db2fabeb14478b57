import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { ListViewRepository } from '../../application/list-view.repository.js';
import { ViewNameTaken, ViewNotFound } from '../../domain/errors.js';
import type { ListView } from '../../domain/list-view.js';
import { listViewTable } from './list-view.table.js';

const unlessTaken = refuseOn({ list_views_by_name: () => new ViewNameTaken() });

@Injectable()
export class PostgresListViewRepository implements ListViewRepository {
  constructor(private readonly database: Database) {}

  add(view: ListView): Promise<void> {
    return this.database.insert(listViewTable, view).catch(unlessTaken);
  }

  lock(id: string): Promise<ListView> {
    return this.database.lock(listViewTable, { id }, ViewNotFound);
  }

  save(view: ListView): Promise<void> {
    return this.database.save(listViewTable, view).catch(unlessTaken);
  }

  async remove({ id }: ListView): Promise<void> {
    await this.database.manager.delete(listViewTable, { id });
  }

  async removeOwnOf(ownerId: string): Promise<readonly string[]> {
    const [removed] = await this.database.manager.query<[{ id: string }[], number]>(
      'delete from list_views where owner_id = $1 and not for_all returning id',
      [ownerId],
    );
    return removed.map(({ id }) => id);
  }
}

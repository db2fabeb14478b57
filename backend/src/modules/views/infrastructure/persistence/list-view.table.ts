import { EntitySchema } from 'typeorm';
import { ListView } from '../../domain/list-view.js';

export const listViewTable = new EntitySchema<ListView>({
  name: ListView.name,
  tableName: 'list_views',
  target: ListView,
  columns: {
    id: { type: 'uuid', primary: true },
    list: { type: 'text', update: false },
    ownerId: { type: 'uuid', name: 'owner_id', update: false },
    name: { type: 'text' },
    q: { type: 'text', nullable: true },
    filters: { type: 'jsonb' },
    sort: { type: 'text', nullable: true },
    columns: { type: 'jsonb', nullable: true },
    forAll: { type: 'boolean', name: 'for_all' },
    createdAt: { type: 'timestamptz', name: 'created_at', update: false },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});

import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import { contains, folded, foldedOrder } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime, selectList, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import { BY_AGE, ID, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  explained,
  type ImportTerms,
  type ImportTermView,
  type WordListRequest,
  type WordOrder,
} from '../../application/import/words/import-terms.js';
import { ImportTermNotFound } from '../../domain/errors.js';
import type { ImportTerm } from '../../domain/import-term.js';
import { staffName } from './staff-name.js';

const FIELDS: Fields<ImportTerm> = {
  id: 'id',
  kind: 'kind',
  word: 'word',
  meaning: 'meaning',
  taughtAt: 'taught_at',
  taughtBy: 'taught_by',
};
const COLUMNS = selectList(FIELDS);

const words = new PagedList<Omit<ImportTermView, 'means'>, 'q' | 'kind', WordOrder>({
  fields: { ...FIELDS, taughtAt: isoTime('taught_at'), taughtBy: staffName('taught_by') },
  table: 'taught_words',
  filters: { q: contains(folded('word')), kind: 'kind = $' },
  orders: { ...BY_AGE, word: { keys: [{ by: foldedOrder('word'), type: 'text' }, ID] } },
  defaultOrder: 'newest',
});

const ADD = `
  insert into taught_words (id, kind, word, key, meaning, taught_at, taught_by)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (kind, key) do nothing returning id`;

const ALL = `select ${COLUMNS} from taught_words order by id`;
const WITH_KEY = `select id from taught_words where kind = $1 and key = $2`;
const REMOVE = `delete from taught_words where id = $1 returning ${COLUMNS}`;

@Injectable()
export class PostgresImportTerms implements ImportTerms {
  constructor(private readonly database: Database) {}

  all(): Promise<readonly ImportTerm[]> {
    return this.database.manager.query<ImportTerm[]>(ALL);
  }

  async page({ q, kind, ...part }: WordListRequest): Promise<Page<ImportTermView>> {
    const page = await words.page(this.database.manager, { q: q?.trim(), kind }, part);
    return { ...page, items: page.items.map(explained) };
  }

  async one(wordId: string): Promise<ImportTermView> {
    return explained(await words.one(this.database.manager, wordId, ImportTermNotFound));
  }

  async add(word: ImportTerm, key: string): Promise<ImportTermView | null> {
    const { manager } = this.database;
    const values = [word.id, word.kind, word.word, key, word.meaning, word.taughtAt, word.taughtBy];
    const added = await manager.query<unknown[]>(ADD, values);
    if (added.length > 0) return null;
    const [there] = await manager.query<{ id: string }[]>(WITH_KEY, [word.kind, key]);
    return there ? this.one(there.id) : null;
  }

  async remove(wordId: string): Promise<ImportTerm> {
    const [[removed]] = await this.database.manager.query<[ImportTerm[], number]>(REMOVE, [wordId]);
    if (!removed) throw new ImportTermNotFound();
    return removed;
  }
}

import { Injectable } from '@nestjs/common';
import type { ActivityAction } from '#platform/application/activity-log.js';
import { MAX_LIST_LENGTH } from '#platform/application/list.js';
import { RecordKinds, type RecordReference } from '#platform/application/record-kinds.js';
import { InvalidInput } from '#kernel/errors.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime, selectList, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import type {
  ActivityFeed,
  ActivityEntry,
  ActivityPage,
  ActivityRequest,
  ActorType,
} from '../../application/activity-feed.js';
import { namedByChanges, shownChanges, textOf } from '../../application/shown-changes.js';

interface Row {
  readonly id: string;
  readonly at: string;
  readonly actorType: ActorType;
  readonly actorId: string | null;
  readonly action: ActivityAction;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly changes: Parameters<typeof shownChanges>[0];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ACTORS = ['admin', 'introducer', 'api-account'];
/** With more matches than this, users type more of the name. */
const MAX_FOUND = 20;

const FIELDS: Fields<Row> = {
  id: 'id',
  at: isoTime('at'),
  actorType: 'actor_type',
  actorId: 'actor_id',
  action: 'action',
  subjectType: 'subject_type',
  subjectId: 'subject_id',
  changes: 'changes',
};
/** By the stored time, not by its text in the row. */
const ORDER = 'order by entry.at desc, entry.id desc';
/** The start of a date in London. */
const BEGIN = (day: string): string => `(${day})::timestamp at time zone 'Europe/London'`;

/** The parameters of a statement, each with its placeholder. */
class Values {
  readonly all: unknown[] = [];

  place(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

@Injectable()
export class PostgresActivityFeed implements ActivityFeed {
  constructor(
    private readonly database: Database,
    private readonly kinds: RecordKinds,
  ) {}

  async page(request: ActivityRequest): Promise<ActivityPage> {
    const { limit = MAX_LIST_LENGTH, person, record, cursor } = request;
    const [people, records, start] = await Promise.all([
      person === undefined ? null : this.peopleCalled(person, request),
      record === undefined ? null : this.recordsCalled(record, request),
      cursor === undefined ? null : this.timeOf(cursor),
    ]);
    if (people?.length === 0 || records?.length === 0) return { items: [], next: null };
    const values = new Values();
    const conditions = conditionsOf(request, values);
    if (start !== null) {
      conditions.push(`(at, id) < (${values.place(start)}::timestamptz, ${values.place(cursor)}::uuid)`);
    }
    const sql = statementOf({ people, records }, conditions, values, limit + 1);
    const rows = await this.database.manager.query<Row[]>(sql, values.all);
    const items = await this.named(rows.slice(0, limit));
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  private async peopleCalled(text: string, { actorType }: ActivityRequest): Promise<RecordReference[]> {
    const types = actorType === undefined ? ACTORS : ACTORS.filter((type) => type === actorType);
    return this.called(text, types);
  }

  private async recordsCalled(text: string, { subjectType }: ActivityRequest): Promise<RecordReference[]> {
    const named = this.kinds.all.map(({ type }) => type);
    return this.called(text, subjectType === undefined ? named : [subjectType]);
  }

  private async called(text: string, types: readonly string[]): Promise<RecordReference[]> {
    const searched = text.trim();
    if (UUID.test(searched)) return types.map((type) => ({ type, id: searched.toLowerCase() }));
    const kinds = this.kinds.all.filter(({ type }) => types.includes(type));
    const found = await Promise.all(
      kinds.map(async (kind) =>
        (await kind.search(searched, MAX_FOUND)).map((id) => ({ type: kind.type, id })),
      ),
    );
    return found.flat();
  }

  private async timeOf(cursor: string): Promise<string> {
    const rows = UUID.test(cursor)
      ? await this.database.manager.query<{ at: string }[]>(
          'select at::text as at from activity where id = $1',
          [cursor],
        )
      : [];
    if (rows[0]) return rows[0].at;
    throw new InvalidInput([
      { field: 'cursor', message: 'This page of the list cannot be found; start from the first' },
    ]);
  }

  private async named(rows: readonly Row[]): Promise<ActivityEntry[]> {
    const references = rows.flatMap(({ actorType, actorId, subjectType, subjectId, changes }) => [
      ...namedByChanges(changes),
      { type: subjectType, id: subjectId },
      ...(actorId === null ? [] : [{ type: actorType, id: actorId }]),
    ]);
    const withReason = rows.filter(({ changes }) => changes?.['reason']).map(({ id }) => id);
    const [known, reasons] = await Promise.all([
      this.kinds.known(references),
      this.kinds.reasons(withReason),
    ]);
    return rows.map(({ id, at, action, actorType, actorId, subjectType, subjectId, changes }) => {
      const actor = { type: actorType, id: actorId };
      const subject = { type: subjectType, id: subjectId };
      return {
        id,
        at,
        action,
        actor: { ...actor, name: known(actorId === null ? null : { ...actor, id: actorId })?.name ?? null },
        subject: { ...subject, name: known(subject)?.name ?? null },
        reason: textOf(reasons.get(id)),
        changes: shownChanges(changes, (record) => known(record)?.name ?? null),
      };
    });
  }
}

/** Entries about many lenders. */
const WHOLE = `whole.action in ('lenders-imported', 'lender-import-undone')`;
/** The parts: entries of the same transaction, which have the same time. */
const IS_PART = `subject_type = 'lender' and exists (
  select from activity as whole where whole.at = entry.at and ${WHOLE})`;
const IS_PART_OF = (id: string): string => `subject_type = 'lender' and at = (
  select whole.at from activity as whole where whole.id = (${id})::uuid and ${WHOLE})`;

const partsIn = ({ partsOf, record, subjectType }: ActivityRequest, values: Values): string[] => {
  if (partsOf !== undefined) return [IS_PART_OF(values.place(partsOf))];
  return record === undefined && subjectType === undefined ? [`not (${IS_PART})`] : [];
};

/** Only the filters given: a condition that its value switches off could not use an index. */
const conditionsOf = (request: ActivityRequest, values: Values): string[] => {
  const { actorType, subjectType, from, to } = request;
  return [
    ...(actorType === undefined ? [] : [`actor_type = ${values.place(actorType)}`]),
    ...(subjectType === undefined ? [] : [`subject_type = ${values.place(subjectType)}`]),
    ...(from === undefined ? [] : [`at >= ${BEGIN(`${values.place(from)}::date`)}`]),
    ...(to === undefined ? [] : [`at < ${BEGIN(`${values.place(to)}::date + 1`)}`]),
    ...partsIn(request, values),
  ];
};

interface Found {
  readonly people: readonly RecordReference[] | null;
  readonly records: readonly RecordReference[] | null;
}

const pairs = (references: readonly RecordReference[], values: Values): string => {
  const types = values.place(references.map(({ type }) => type));
  const ids = values.place(references.map(({ id }) => id));
  return `unnest(${types}::text[], ${ids}::text[])`;
};

/**
 * For a few records or people: the newest entries of each, from the index that begins with it, then the newest of
 * all.
 */
const statementOf = (
  { people, records }: Found,
  filters: string[],
  values: Values,
  limit: number,
): string => {
  const conditions = [...filters];
  const most = values.place(limit);
  if (records && people) {
    conditions.push(`(actor_type, actor_id::text) in (select * from ${pairs(people, values)})`);
  }
  const parts = records ?? people;
  const [type, id] = records ? ['subject_type', 'subject_id'] : ['actor_type', 'actor_id'];
  if (!parts) {
    const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
    return `select ${selectList(FIELDS)} from activity as entry ${where} ${ORDER} limit ${most}`;
  }
  conditions.unshift(`${type} = part_type`, `${id} = part_id::uuid`);
  return `select ${selectList(FIELDS)} from ${pairs(parts, values)} as part (part_type, part_id)
    cross join lateral (
      select entry.* from activity as entry where ${conditions.join(' and ')} ${ORDER} limit ${most}
    ) as entry ${ORDER} limit ${most}`;
};

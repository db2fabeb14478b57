import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ChosenRecord, DataRequest } from '../../domain/data-request.js';
import type { PersonRecordType } from '../../domain/person-record-types.js';
import { REGISTER, type Holding, type RegisteredTable } from '../../domain/register.js';
import type { DataRequestRepository } from '../requests/data-request.repository.js';
import type { PersonRecords } from './person-records.js';

/** Why someone must review a part before it is handed out. */
type Mark = 'internal' | 'others';

/** A part that may be excluded: a column with internal notes, or with other people's data. */
export interface MarkedPart {
  /** Its name for including it: 'application_submissions.notes'. */
  readonly key: string;
  readonly holds: string;
  readonly column: string;
  readonly mark: Mark;
  readonly rows: number;
}

export interface ExportPreview {
  readonly parts: readonly { readonly holds: string; readonly rows: number }[];
  readonly marked: readonly MarkedPart[];
}

export interface ExportedTable {
  readonly table: RegisteredTable;
  readonly holds: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface ExportedRecord {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly tables: readonly ExportedTable[];
}

export interface PersonExport {
  readonly request: { readonly reference: string; readonly name: string; readonly receivedOn: string };
  /** ISO 8601. */
  readonly madeAt: string;
  readonly records: readonly ExportedRecord[];
  readonly documents: readonly { readonly name: string; readonly content: Buffer }[];
}

const holdingOf = (table: RegisteredTable): Holding => REGISTER[table];

const markOf = (table: RegisteredTable, column: string): Mark | null => {
  const { internal = [], others = [] } = holdingOf(table);
  if (internal.includes(column)) return 'internal';
  return others.includes(column) ? 'others' : null;
};

const keyOf = (table: RegisteredTable, column: string): string => `${table}.${column}`;

/** All data about the chosen records, for the person; marked parts only if included. */
export class ExportPerson {
  constructor(
    private readonly context: UseCaseContext,
    private readonly requests: DataRequestRepository,
    private readonly records: PersonRecords,
  ) {}

  /** @throws DataRequestNotFound, RequestClosed, IdentityNotConfirmed, AuthorityNotConfirmed, NoRecordsChosen */
  async preview(requestId: string): Promise<ExportPreview> {
    const request = await this.ready(requestId);
    const tables = (await this.recordsOf(request)).flatMap((record) => record.tables);
    const byTable = Map.groupBy(tables, ({ table }) => table);
    const parts = [...byTable].map(([table, found]) => ({
      holds: holdingOf(table).holds,
      rows: found.reduce((sum, { rows }) => sum + rows.length, 0),
    }));
    const marked = [...byTable].flatMap(([table, found]) => {
      const rows = found.flatMap((part) => part.rows);
      const columns = new Set(rows.flatMap((row) => Object.keys(row)));
      return [...columns].flatMap((column): MarkedPart[] => {
        const mark = markOf(table, column);
        if (mark === null) return [];
        const { holds } = holdingOf(table);
        return [
          {
            key: keyOf(table, column),
            holds,
            column,
            mark,
            rows: rows.filter((row) => column in row).length,
          },
        ];
      });
    });
    return { parts, marked };
  }

  /**
   * `included` names the marked parts to hand out.
   * @throws as `preview`
   */
  async execute(requestId: string, included: readonly string[], actor: Principal): Promise<PersonExport> {
    const request = await this.ready(requestId);
    const records = (await this.recordsOf(request)).map((record) => ({
      ...record,
      tables: record.tables.map((part) => ({
        ...part,
        rows: part.rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).filter(
              ([column]) =>
                markOf(part.table, column) === null || included.includes(keyOf(part.table, column)),
            ),
          ),
        ),
      })),
    }));
    const documents = await Promise.all(request.records.map((record) => this.documentsOf(record, included)));
    await this.context.unitOfWork.run(() =>
      this.context.activity.record({
        actor,
        action: 'person-exported',
        subject: { type: 'data-request', id: requestId },
      }),
    );
    const { reference, name, receivedOn } = request;
    return {
      request: { reference, name, receivedOn },
      madeAt: this.context.clock.now().toISOString(),
      records,
      documents: documents.flat(),
    };
  }

  private async ready(requestId: string): Promise<DataRequest> {
    const request = await this.requests.get(requestId);
    request.checkReady();
    return request;
  }

  private recordsOf({ records }: DataRequest): Promise<ExportedRecord[]> {
    return Promise.all(
      records.map(async ({ type, id }) => {
        const tables = await this.records.rowsOf({ type, id });
        return {
          type,
          id,
          tables: tables.map(({ table, rows }) => ({ table, holds: holdingOf(table).holds, rows })),
        };
      }),
    );
  }

  private async documentsOf(record: ChosenRecord, included: readonly string[]) {
    const documents = await this.records.documentsOf(record);
    return documents
      .filter(
        ({ table }) => markOf(table, 'document') === null || included.includes(keyOf(table, 'document')),
      )
      .map(({ table, id, content }) => ({ name: `${table}-${id}.pdf`, content }));
  }
}

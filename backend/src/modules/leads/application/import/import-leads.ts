import type { Activity } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import { pause, slicesOf } from '#platform/application/slices.js';
import { SPREADSHEET } from '#platform/application/spreadsheet/file-formats.js';
import type { WorkbookFile, WorkbookReader } from '#platform/application/spreadsheet/workbook-reader.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Lead } from '../../domain/lead.js';
import type { LeadRepository } from '../lead.repository.js';
import { requireRoom } from '../require-room.js';
import type { LeadRow } from './lead-row.js';
import { readLeadRows } from './read-lead-rows.js';
import { refusedCells, type RefusedCell } from './refused-rows.js';
import { keysOf, sortRows } from './sort-rows.js';

export const DUPLICATE_CHOICES = ['skip', 'add'] as const;
/** What to do with rows whose address is already in the list, or earlier in the file. */
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

interface ImportCounts {
  readonly created: number;
  /** Duplicates. */
  readonly skipped: number;
  /** Rows that are not leads. */
  readonly refused: number;
}

export interface LeadImportAnswer extends ImportCounts {
  /** One sentence for the user. */
  readonly message: string;
  /** Why rows were rejected. */
  readonly rows: readonly RefusedCell[];
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const messageOf = ({ created, skipped, refused }: ImportCounts): string =>
  [
    created === 0 ? 'No leads were added.' : `${counted(created, 'lead was', 'leads were')} added.`,
    skipped > 0 && `${counted(skipped, 'duplicate was', 'duplicates were')} skipped.`,
    refused > 0 && `${counted(refused, 'row', 'rows')} could not be imported.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Adds the leads of a partner's file to the partner's list: all readable ones, or none. */
export class ImportLeads {
  constructor(
    private readonly context: UseCaseContext,
    private readonly workbooks: WorkbookReader,
    private readonly leads: LeadRepository,
  ) {}

  /** @throws WorkbookRefused, WorkbookReaderBusy, ImportRunning, LeadListFull */
  async execute(
    introducerId: string,
    file: WorkbookFile,
    duplicates: DuplicateChoice,
    actor: Principal,
  ): Promise<LeadImportAnswer> {
    const { rows } = await readLeadRows(this.workbooks.read(file, SPREADSHEET));
    const refused = rows.filter(({ kind }) => kind === 'refused').length;
    return this.leads.withLeadsLocked(introducerId, async () => {
      const added = await this.chosen(introducerId, rows, duplicates);
      if (added.length > 0) await requireRoom(this.leads, introducerId, added.length);
      for (const slice of slicesOf(added)) {
        await this.leads.add(...slice);
        await pause();
      }
      const created = added.length;
      const counts = { created, skipped: rows.length - refused - created, refused };
      // One log entry for all: thousands would bury the rest.
      if (created > 0) await this.context.activity.record(this.summary(counts, actor));
      return { message: messageOf(counts), ...counts, rows: refusedCells(rows) };
    });
  }

  /** Created from last to first, so that a newest-first list has the file's order. */
  private async chosen(
    introducerId: string,
    rows: readonly LeadRow[],
    duplicates: DuplicateChoice,
  ): Promise<Lead[]> {
    const known = await this.leads.findKnownEmails(introducerId, keysOf(rows));
    const now = this.context.clock.now();
    return sortRows(rows, known)
      .toReversed()
      .flatMap(({ row, outcome }) =>
        row.kind === 'lead' && (outcome === 'ready' || duplicates === 'add')
          ? [Lead.open(this.context.ids.next(), introducerId, row.details, now)]
          : [],
      );
  }

  private summary(counts: ImportCounts, actor: Principal): Activity {
    const changes = Object.fromEntries(
      Object.entries(counts).map(([what, to]) => [what, { from: null, to: to as number }]),
    );
    return {
      actor,
      action: 'leads-imported',
      subject: { type: 'lead-import', id: this.context.ids.next() },
      changes,
    };
  }
}

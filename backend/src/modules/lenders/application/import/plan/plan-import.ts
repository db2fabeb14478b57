import { TimeSlice, slicesOf } from '#platform/application/slices.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Lender } from '../../../domain/lender.js';
import { LenderImport } from '../../../domain/lender-import.js';
import { statementsOf } from '../../lender-activity.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { LenderLine } from './import-line.js';
import type { Draft } from '../read/lender-drafts.js';
import type { LenderImports } from './lender-imports.js';
import type { LenderFile } from '../read/read-lender-file.js';

/** Compares a file with the panel and stores the effects, lender by lender, without changing any. */
export class PlanImport {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
    private readonly imports: LenderImports,
  ) {}

  async execute({ name, drafts, refused, failed, report }: LenderFile): Promise<LenderImport> {
    const planned = new LenderImport({
      id: this.context.ids.next(),
      fileName: name,
      failed,
      report,
      previewedAt: this.context.clock.now(),
    });
    await this.imports.add(planned);
    const counts = { created: 0, updated: 0, unchanged: 0 };
    let place = 0;
    for (const batch of drafts.batches()) {
      const lines = (await this.compare(batch)).map((line) => ({ place: (place += 1), ...line }));
      for (const { outcome } of lines) counts[outcome] += 1;
      await this.imports.addLines(planned.id, lines);
    }
    for (const slice of slicesOf([...refused])) {
      await this.imports.addLines(
        planned.id,
        slice.map((line) => ({ place: (place += 1), ...line })),
      );
    }
    planned.sumUp(counts);
    await this.imports.save(planned);
    return planned;
  }

  private async compare(batch: ReadonlyMap<string, Draft>): Promise<Omit<LenderLine, 'place'>[]> {
    const existing = await this.lenders.findByKeys([...batch.keys()]);
    const known = new Map(existing.map((lender) => [lender.normalisedName, lender]));
    const work = new TimeSlice();
    const lines: Omit<LenderLine, 'place'>[] = [];
    for (const [key, draft] of batch) {
      lines.push(this.lineOf(key, draft, known.get(key)));
      await work.yieldIfOver();
    }
    return lines;
  }

  private lineOf(
    lenderKey: string,
    { sheet, row, statements }: Draft,
    known: Lender | undefined,
  ): Omit<LenderLine, 'place'> {
    const now = this.context.clock.now();
    if (!known) {
      const lender = Lender.open(this.context.ids.next(), statements, now);
      const [changes, name] = [statementsOf(lender, 'to'), lender.name];
      return {
        outcome: 'created',
        sheet,
        row,
        lenderId: lender.id,
        lenderKey,
        lenderUpdatedAt: null,
        name,
        changes,
      };
    }
    // The panel's spelling of the name stays: a file does not rename lenders.
    const lenderUpdatedAt = known.updatedAt;
    const changes = known.change({ ...statements, name: known.name }, now);
    const outcome = Object.keys(changes).length > 0 ? 'updated' : 'unchanged';
    return { outcome, sheet, row, lenderId: known.id, lenderKey, lenderUpdatedAt, name: known.name, changes };
  }
}

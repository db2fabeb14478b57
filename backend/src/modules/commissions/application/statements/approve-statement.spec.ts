import { OnePartner } from '#test/one-partner.js';
import { viewOf } from '#platform/application/view.js';
import { pause } from '#platform/application/slices.js';
import { KeptActivity, KeptAnswers, KeptMails } from '#test/doubles.js';
import { EditedByGrace, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { CommissionStatement } from '../../domain/statements/commission-statement.js';
import { StatementNotFound } from '../../domain/errors.js';
import { ApproveStatement } from './approve-statement.js';
import { LockStatement } from './lock-statement.js';
import { WriteStatementDocument } from './write-statement-document.js';
import { StatementDocuments } from './statement-documents.js';
import { STATEMENT_FIELDS, type StatementInFull } from './statement-views.js';

const ada = { type: 'admin', id: 'ada' } as const;
const at = new Date('2026-04-01T09:00:00Z');

/** A document is written only when the test allows it. */
class SlowDocuments extends StatementDocuments {
  readonly written: (string | null)[] = [];
  private readonly allowed = Promise.withResolvers<undefined>();
  async write({ number }: StatementInFull): Promise<Uint8Array> {
    await this.allowed.promise;
    this.written.push(number);
    return new Uint8Array();
  }
  allow(): void {
    this.allowed.resolve(undefined);
  }
}

const setUp = (...ids: readonly string[]) => {
  const drafts = new Map(ids.map((id) => [id, CommissionStatement.draft(id, 'i1', '2026-03', at)]));
  const found = (id: string) => {
    const statement = drafts.get(id);
    if (!statement) throw new StatementNotFound();
    return statement;
  };
  const [documents, locked] = [new SlowDocuments(), [] as string[]];
  let places = 0;
  const statements = {
    lock: async (id: string) => {
      locked.push(id);
      return Promise.resolve(found(id));
    },
    nextPlace: () => Promise.resolve((places += 1)),
    save: () => Promise.resolve(),
    addDocument: () => Promise.resolve(),
  };
  const one = (id: string) =>
    Promise.resolve({
      ...viewOf(found(id), STATEMENT_FIELDS),
      totalPence: 0,
      introducerName: 'Fielding',
      approvedBy: null,
      entries: [],
    });
  const approve = new ApproveStatement(
    contextOf({ idempotency: new KeptAnswers(), activity: new KeptActivity(), clock: new SetClock(at) }),
    new LockStatement(contextOf({ history: new EditedByGrace() }), statements, { one }),
    statements,
    { one },
    new WriteStatementDocument(new OnePartner().findIntroducer, documents),
    new KeptMails(),
  );
  return { approve, documents, locked };
};

describe('ApproveStatement', () => {
  it('waits for the first statement’s document before the second, and numbers them in order', async () => {
    const { approve, documents, locked } = setUp('s1', 's2', 's3');
    const approvals = ['s1', 's2', 's3'].map((id) => approve.execute(id, undefined, null, ada));

    await pause();
    expect(locked).toEqual(['s1']);
    documents.allow();

    const numbers = (await Promise.all(approvals)).map(({ number }) => number);
    expect(numbers).toEqual(['2026-0001', '2026-0002', '2026-0003']);
    expect(documents.written).toEqual(numbers);
  });

  it('continues after a statement that is rejected', async () => {
    const { approve, documents } = setUp('s1');
    documents.allow();
    const refused = approve.execute('none', undefined, null, ada);
    const approved = approve.execute('s1', undefined, null, ada);

    await expect(refused).rejects.toBeInstanceOf(StatementNotFound);
    expect((await approved).number).toBe('2026-0001');
  });
});

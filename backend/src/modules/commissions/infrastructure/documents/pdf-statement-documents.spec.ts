import type { StatementInFull } from '../../application/statements/statement-views.js';
import type { Payee } from '../../application/statements/statement-documents.js';
import { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';
import { PdfStatementDocuments } from './pdf-statement-documents.js';

const LINES = 150;
const payee = {
  companyName: 'Alder Accounts Ltd',
  contactName: 'Fiona Alder',
  email: 'fiona@alder.example',
  vatNumber: null,
  selfBillingAgreedOn: null,
} as const satisfies Payee;
const entry = {
  companyName: 'Birch Bakery Ltd',
  how: '33.333% of £1,234.56, what Alba Finance pays us for the completed deal',
  earnedOn: '2026-03-12',
  amountPence: 41_152,
  vatPence: 8_230,
};
const statement = {
  number: '2026-1',
  month: '2026-03',
  approvedAt: new Date('2026-04-01T09:00:00Z'),
  updatedAt: new Date('2026-04-01T09:00:00Z'),
  netPence: LINES * 41_152,
  vatPence: LINES * 8_230,
  totalPence: LINES * 49_382,
  entries: Array.from({ length: LINES }, () => entry),
} as unknown as StatementInFull;

const thread = new LetterThread();
const documents = new PdfStatementDocuments(thread);

describe('PdfStatementDocuments', () => {
  afterAll(() => thread.onApplicationShutdown());

  it('does not block other work while it draws a long statement', async () => {
    let turns = 0;
    let isWritten = false;
    const takeTurn = (): void => {
      turns += 1;
      if (!isWritten) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await documents.write(statement, payee);
    isWritten = true;

    expect(turns).toBeGreaterThanOrEqual(LINES);
  });

  it('is deterministic for the same statement', async () => {
    expect(await documents.write(statement, payee)).toEqual(await documents.write(statement, payee));
  });

  it('continues with the next document after one fails', async () => {
    const unreadable = { ...statement, entries: [{ ...entry, how: null }] } as unknown as StatementInFull;

    const [failed, drawn] = await Promise.allSettled([
      documents.write(unreadable, payee),
      documents.write(statement, payee),
    ]);

    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
    expect(drawn).toMatchObject({ status: 'fulfilled' });
  });
});

import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import exceljs from 'exceljs';
import type { Response } from 'express';
import { allowTime, timeLeft, withinTime } from '#platform/infrastructure/database/connection/time-budget.js';
import {
  sendSpreadsheet,
  type SpreadsheetFormat,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';

interface Row {
  readonly text: string | null;
  readonly at: Date | null;
}

const row = (text: string | null, at: Date | null = null): Row => ({ text, at });
const summer = new Date('2026-06-30T23:30:00Z');

type Rows = AsyncGenerator<readonly Row[]>;

async function* these(...batches: Row[][]): Rows {
  for (const batch of batches) yield await Promise.resolve(batch);
}

const columns = [
  { title: 'Text', value: ({ text }: Row) => text, width: 40 },
  { title: 'Seen', value: ({ at }: Row) => at },
];

let server: Server | null = null;
let failure: unknown = null;

/** Responds to one request with these rows. */
const serving = async (rows: Rows, format: SpreadsheetFormat): Promise<IncomingMessage> => {
  failure = null;
  server = createServer((_request, response) => {
    withinTime(4_500, () =>
      sendSpreadsheet(response as Response, format, { name: 'Cases', at: summer, columns, rows }),
    ).catch((error: unknown) => {
      failure = error;
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
};
describe('Spreadsheets', () => {
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };

  const RUNNING = ['=1+1', '+44 141', '-5', '@SUM(A1)', '\t=1', ' =1', '＝1'];

  it('escape commas, quotes and lines, and write times in London', async () => {
    const answer = await serving(these([row('Zoë, "the" boss\nof it', summer)], [row(null)]), 'csv');

    expect((await bytesOf(answer)).toString()).toBe(
      '\uFEFFText,Seen\r\n"Zoë, ""the"" boss\nof it",2026-07-01 00:30\r\n,\r\n',
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="cases-2026-07-01.csv"',
    });
  });

  it('allow each part its own time, however long the earlier ones took', async () => {
    const left: number[] = [];
    async function* slow(): Rows {
      yield await Promise.resolve([row('first')]);
      left.push(timeLeft());
      allowTime(0);
      yield await Promise.resolve([row('second')]);
      left.push(timeLeft());
    }
    const answer = await serving(slow(), 'csv');
    await bytesOf(answer);

    expect(left).toHaveLength(2);
    for (const time of left) expect(time).toBeGreaterThan(0);
  });

  it('write a readable workbook', async () => {
    const answer = await serving(these([row('Alder & <Sons>\uFFFE', summer), row(null)]), 'xlsx');

    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load((await bytesOf(answer)) as never);
    const [sheet] = workbook.worksheets;
    expect(sheet?.name).toBe('Cases');
    expect(sheet?.getSheetValues().slice(1)).toEqual([
      [undefined, 'Text', 'Seen'],
      [undefined, 'Alder & <Sons>', new Date('2026-07-01T00:30:00Z')],
    ]);
    expect(sheet?.getCell('B2').numFmt).toBe('dd mmm yyyy hh:mm');
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="cases-2026-07-01.xlsx"',
    });
  });

  it.each(['x;=1+1', 'x\t=1+1'])(
    'quote %j, which another separator would split into a formula',
    async (text) => {
      const answer = await serving(these([row(text)]), 'csv');

      expect((await bytesOf(answer)).toString()).toContain(`\r\n"${text}",`);
    },
  );

  it('never write a formula', async () => {
    const rows = () => these(RUNNING.map((text) => row(text)));

    const csv = (await bytesOf(await serving(rows(), 'csv'))).toString().split('\r\n').slice(1, -1);
    server?.close();
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load((await bytesOf(await serving(rows(), 'xlsx'))) as never);

    expect(csv).toEqual(RUNNING.map((text) => (text.includes('\t') ? `"'${text}",` : `'${text},`)));
    const cells = RUNNING.map((_text, index) => workbook.worksheets[0]?.getCell(index + 2, 1));
    expect(cells.map((cell) => [cell?.type, cell?.value, cell?.numFmt])).toEqual(
      RUNNING.map((text) => [exceljs.ValueType.String, text, '@']),
    );
  });

  it.each(['csv', 'xlsx'] as const)(
    'return an error before anything is sent when no %s can start',
    async (format) => {
      const refusing = (async function* (): Rows {
        yield await Promise.reject<Row[]>(new Error('away'));
      })();

      await expect(serving(refusing, format)).rejects.toThrow('socket hang up');
      expect(failure).toEqual(new Error('away'));
    },
  );

  it.each(['csv', 'xlsx'] as const)('cut the connection when a %s ends too early', async (format) => {
    const breaking = (async function* (): Rows {
      yield [row('one')];
      yield await Promise.reject<Row[]>(new Error('away'));
    })();

    const answer = await serving(breaking, format).catch(() => null);

    if (answer) await expect(bytesOf(answer)).rejects.toThrow('aborted');
    expect(failure).toEqual(new Error('away'));
  });

  it.each(['csv', 'xlsx'] as const)(
    'stop reading rows when the client of a %s export disconnects',
    async (format) => {
      const { promise: end, resolve: stopped } = Promise.withResolvers<string>();
      const endless = (async function* (): Rows {
        try {
          for (;;) yield await Promise.resolve(Array.from({ length: 100 }, () => row('x'.repeat(1_000))));
        } finally {
          stopped('stopped');
        }
      })();

      const answer = await serving(endless, format);
      answer.destroy();

      expect(await end).toBe('stopped');
      expect(failure).toBeNull();
    },
  );
});

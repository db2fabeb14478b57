import { join } from 'node:path';
import { SPREADSHEET } from '#platform/application/spreadsheet/file-formats.js';
import { readLeadRows } from '#modules/leads/application/import/read-lead-rows.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';

/* Other systems' complete exports (test/fixtures/lead-files), and a partner's reading of them. */

const reader = new ForkedWorkbookReader();

const fileOf = async (name: string) => {
  const path = join(import.meta.dirname, '../fixtures/lead-files', name);
  return readLeadRows(reader.read({ name, path }, SPREADSHEET));
};

const read = async (name: string) => {
  const { columns, rows } = await fileOf(name);
  return {
    leads: rows.flatMap((row) => (row.kind === 'lead' ? [row.details] : [])),
    refused: rows.flatMap((row) => (row.kind === 'refused' ? [row.row] : [])),
    reasons: rows.flatMap((row) =>
      (row.kind === 'lead' ? row.remarks : row.problems).map(({ column, reason }) => [
        row.row,
        column,
        reason,
      ]),
    ),
    unknown: columns.filter(({ field }) => field === null).map(({ header }) => header),
  };
};

const lead = (name: string, email: string, more: object = {}) => ({
  name,
  email,
  phone: null,
  company: null,
  status: 'lead',
  source: null,
  notes: null,
  ...more,
});

describe('Lead file', () => {
  it('is read by Pipedrive’s headers, and its label is stored', async () => {
    expect(await read('pipedrive.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example', {
          phone: '07700 900001',
          company: 'Holt Ltd',
          notes: 'Person - Label: Hot',
        }),
      ],
      refused: [],
      reasons: [[2, 'E (Person - Label)', 'We read this as “lead”. The original is in the notes.']],
      unknown: [],
    });
  });

  it('is read by Salesforce’s headers and statuses', async () => {
    expect(await read('salesforce.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example', { phone: '07700 900001', company: 'Holt Ltd', source: 'Web' }),
      ],
      refused: [],
      reasons: [],
      unknown: ['A (Lead Owner)', 'D (Title)'],
    });
  });

  it('is read by HubSpot’s headers, with the lead status beside the lifecycle stage', async () => {
    expect(await read('hubspot.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example', {
          phone: '+447700900001',
          company: 'Holt Ltd',
          status: 'client',
          notes: 'Lead Status: Attempted to contact',
        }),
      ],
      refused: [],
      reasons: [[2, 'I (Lead Status)', 'We used the value from another column. This one is in the notes.']],
      unknown: ['A (Record ID)', 'F (Contact owner)', 'G (Primary Associated Company ID)', 'K (Create Date)'],
    });
  });

  it('has its phone numbers repaired, or left blank when a spreadsheet rounded them', async () => {
    const rounded =
      'The spreadsheet rounded this phone number and lost its last digits, so we left it blank.';

    expect(await read('rounded-phones.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example'),
        lead('Ben Rye', 'ben@two.example'),
        lead('Cy Poe', 'cy@three.example', { phone: '+447700900003' }),
        lead('Di Roe', 'di@four.example', { phone: '07700900004' }),
      ],
      refused: [],
      reasons: [
        [2, 'C (Mobile)', rounded],
        [3, 'C (Mobile)', rounded],
      ],
      unknown: [],
    });
  });

  it('may have a space before its quotation marks', async () => {
    expect(await read('space-before-quote.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example', { company: 'Holt, Byrne & Co', notes: 'called, no answer' }),
        lead('Ben Rye', 'ben@two.example', { company: 'Rye Ltd', notes: 'ok' }),
      ],
      refused: [],
      reasons: [],
      unknown: [],
    });
  });

  it('may separate its values by bars', async () => {
    expect(await read('bars.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example', { phone: '07700 900001' }),
        lead('Ben Rye', 'ben@two.example', { phone: '07700 900002' }),
      ],
      refused: [],
      reasons: [],
      unknown: [],
    });
  });

  it('gets a remark when its encoding is that of an old Mac', async () => {
    const { leads, refused, reasons } = await read('mac-letters.csv');

    expect(leads.map(({ email }) => email)).toEqual(['rene@one.example', 'soren@two.example']);
    expect(refused).toEqual([]);
    const wrong = expect.stringMatching(/^Some letters in this row may be wrong/) as unknown;
    expect(reasons).toEqual([
      [2, null, wrong],
      [3, null, wrong],
    ]);
  });

  it('may escape quotation marks by backslashes, with a remark', async () => {
    const { leads, refused, reasons } = await read('backslash-quotes.csv');

    expect(leads).toEqual([
      lead('Ada "Ace" Holt', 'ada@one.example', { notes: 'said "no, thanks"' }),
      lead('Ben', 'ben@two.example', { notes: 'ok' }),
    ]);
    expect(refused).toEqual([]);
    expect(reasons).toEqual([[2, null, 'The quotation marks in this row do not match. Check its values.']]);
  });

  it('rejects rows with more values than headings, and reports shorter ones', async () => {
    const { leads, refused, reasons } = await read('ragged-rows.csv');

    expect(leads).toEqual([lead('Ben Rye', 'ben@two.example')]);
    expect(refused).toEqual([2, 4]);
    expect(reasons).toContainEqual([3, null, 'This row has only 2 of 5 values.']);
  });

  it('is read without invisible characters', async () => {
    expect(await read('direction-marks.csv')).toEqual({
      leads: [
        lead('Ada Holt', 'ada@one.example', { phone: '+44 7700 900001' }),
        lead('Benjamin', 'ben@two.example', { phone: '07700 900002' }),
      ],
      refused: [],
      reasons: [],
      unknown: [],
    });
  });
});

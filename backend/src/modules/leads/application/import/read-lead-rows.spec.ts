import { sheetRows, type Cells, type Sheets } from '#test/workbooks.js';
import type { ReadLead, RefusedRow } from './lead-row.js';
import { readLeadRows } from './read-lead-rows.js';

const read = (...rows: readonly (Cells | null)[]) => readLeadRows(sheetRows({ Leads: rows }));
const readSheets = (sheets: Sheets) => readLeadRows(sheetRows(sheets));

/** What the only row below these headers says. */
const lead = async (headers: Cells, ...cells: readonly unknown[]): Promise<ReadLead> => {
  const { rows } = await read(headers, cells);
  expect(rows).toMatchObject([{ kind: 'lead' }]);
  return rows[0] as ReadLead;
};
const refusal = async (headers: Cells, ...cells: readonly unknown[]): Promise<RefusedRow> => {
  const { rows } = await read(headers, cells);
  expect(rows).toMatchObject([{ kind: 'refused' }]);
  return rows[0] as RefusedRow;
};

const NOTHING = { phone: null, company: null, status: 'lead', source: null, notes: null };

describe('rows of a file without sheets', () => {
  const HEADERS = ['Name', 'Email', 'Company', 'Phone', 'Notes'];

  it('refuses a row when it has more values than the file has headings', async () => {
    const { rows } = await readSheets({
      '': [HEADERS, ['Ada Holt', 'ada@one.example', 'Holt', 'Byrne & Co', '07700 900001', 'called']],
    });

    expect(rows).toMatchObject([
      {
        kind: 'refused',
        row: 2,
        problems: [
          {
            column: null,
            reason:
              'This row has 6 values but the file has 5 headings, so they may be in the wrong columns. Put quotation marks around values that contain the separator, or save the file as .xlsx.',
          },
        ],
      },
    ]);
  });

  it('remarks on a row when it has fewer values than the file has headings', async () => {
    const { rows } = await readSheets({ '': [HEADERS, ['Ben Rye', 'ben@two.example']] });

    expect(rows).toMatchObject([
      { kind: 'lead', remarks: [{ column: null, reason: 'This row has only 2 of 5 values.' }] },
    ]);
  });

  it('says nothing of more cells when they are blank, or when the file is a workbook', async () => {
    const row = ['Ada Holt', 'ada@one.example', 'Holt Ltd', '07700 900001', 'called'];
    const { rows } = await readSheets({ '': [HEADERS, [...row, null, null]] });
    const workbook = await readSheets({ Leads: [HEADERS, [...row, 'beside the table']] });

    expect([...rows, ...workbook.rows]).toMatchObject([
      { kind: 'lead', remarks: [] },
      { kind: 'lead', remarks: [] },
    ]);
  });
});

describe('columns', () => {
  it.each([
    ['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Notes'],
    ['Full name', 'E-mail address', 'Mobile', 'Organisation', 'Stage', 'Lead source', 'Comments'],
    ['CONTACT NAME', 'e-mail', 'Tel.', 'Business name', 'Lead Status', 'Referred by', 'comment'],
    ['Contact', 'Email Address*', 'Telephone No', 'Organization Name', 'Pipeline stage', 'Origin', 'Remarks'],
    ['Name (required)', 'Work email', 'Phone number', 'Firm', 'Deal Stage', 'Campaign', 'Description'],
  ])('are known by many names: %s, %s, %s, %s, %s, %s, %s', async (...headers) => {
    const { details } = await lead(
      headers,
      'Jo Reid',
      'jo@reid.example',
      '0141 496 0177',
      'Reid Ltd',
      'Client',
      'Expo',
      'Rang',
    );

    expect(details).toEqual({
      name: 'Jo Reid',
      email: 'jo@reid.example',
      phone: '0141 496 0177',
      company: 'Reid Ltd',
      status: 'client',
      source: 'Expo',
      notes: 'Rang',
    });
  });

  it('may hold a name in two parts', async () => {
    const headers = ['First name', 'Surname', 'Email'];

    expect((await lead(headers, 'Jo', 'Reid', 'jo@reid.example')).details.name).toBe('Jo Reid');
    expect((await lead(headers, 'Jo', null, 'jo@reid.example')).details.name).toBe('Jo');
    expect((await lead([...headers, 'Name'], 'Jo', 'Reid', 'jo@reid.example', 'J. Reid')).details.name).toBe(
      'J. Reid',
    );
  });

  it('may be several for the same: the first that says something counts', async () => {
    const headers = ['Name', 'Email', 'Phone', 'Mobile'];
    const { columns } = await read(headers, ['Jo', 'jo@x.example', '0141 496 0100', '07700 900123']);

    expect(columns[3]).toEqual({ header: 'D (Mobile)', field: 'phone', isRepeat: true });
    expect((await lead(headers, 'Jo', 'jo@x.example', '0141 496 0100', '07700 900123')).details.phone).toBe(
      '0141 496 0100',
    );
    expect((await lead(headers, 'Jo', 'jo@x.example', null, '07700 900123')).details.phone).toBe(
      '07700 900123',
    );
  });

  it('are listed as they stand, with those that we do not know', async () => {
    const { columns } = await read(['Fax', 'Name', 'Birthday', 'Email'], [1, 'Jo', 2, 'jo@x.example']);

    expect(columns).toEqual([
      { header: 'A (Fax)', field: null, isRepeat: false },
      { header: 'B (Name)', field: 'name', isRepeat: false },
      { header: 'C (Birthday)', field: null, isRepeat: false },
      { header: 'D (Email)', field: 'email', isRepeat: false },
    ]);
  });

  it('are found below titles, on every sheet, and where their header comes again', async () => {
    const { rows } = await readSheets({
      March: [
        ['Our leads, March 2026'],
        null,
        ['Name', 'Email'],
        ['Jo', 'jo@x.example'],
        ['Name', 'Email'],
        ['Ann', 'ann@x.example'],
      ],
      April: [
        ['Email', 'Company', 'Name'],
        ['bob@x.example', 'Bob Ltd', 'Bob'],
      ],
      About: [['Made by Jo']],
    });

    expect(rows.map(({ sheet, row, details: { name } }) => [sheet, row, name])).toEqual([
      ['March', 4, 'Jo'],
      ['March', 6, 'Ann'],
      ['April', 2, 'Bob'],
    ]);
  });

  it.each([
    ['nothing', []],
    ['no header', [['Jo', 'jo@x.example']]],
    [
      'no column of addresses',
      [
        ['Name', 'Phone'],
        ['Jo', '0141 496 0100'],
      ],
    ],
    ['a header alone', [['Name', 'Email']]],
    [
      'rows of blanks',
      [
        ['Name', 'Email'],
        [null, '–'],
        ['-', 'n/a'],
      ],
    ],
  ])('are missed in a file of %s', async (_what, rows: Cells[]) => {
    await expect(read(...rows)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/^We found no leads in this file\./) as unknown,
    });
  });
});

describe('cells', () => {
  const HEADERS = ['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Notes'];

  it('need say no more than a name and an address', async () => {
    expect((await lead(HEADERS, 'Jo', 'jo@x.example')).details).toEqual({
      name: 'Jo',
      email: 'jo@x.example',
      ...NOTHING,
    });
  });

  it.each(['n/a', 'N/A', '-', '–', 'none', 'NULL', '?'])('say nothing where they say %s', async (blank) => {
    const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', blank, blank, blank, blank, blank);

    expect(details).toEqual({ name: 'Jo', email: 'jo@x.example', ...NOTHING });
    expect(remarks).toEqual([]);
  });

  it.each([
    ['Lead', 'lead'],
    ['closed-won', 'closed-won'],
    ['Closed Won', 'closed-won'],
    ['closed_lost', 'closed-lost'],
    ['WON', 'closed-won'],
    ['New', 'lead'],
    ['Customers', 'client'],
  ])('say the status in many ways: %s', async (text, status) => {
    const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', null, null, text);

    expect(details.status).toBe(status);
    expect(remarks).toEqual([]);
  });

  it('say a status that is none of ours: it is told', async () => {
    const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', null, null, 'On holiday');

    expect(details.status).toBe('lead');
    expect(remarks).toEqual([
      {
        column: 'E (Status)',
        value: 'On holiday',
        reason: 'This is none of our statuses, so the lead starts as “lead”.',
      },
    ]);
  });

  it.each<[what: string, cell: unknown, email: string]>([
    ['an address among words', 'Jo Reid <jo@reid.example>', 'jo@reid.example'],
    ['a link', { kind: 'text', text: 'Write to Jo', link: 'mailto:jo@reid.example' }, 'jo@reid.example'],
    ['space around it', '  jo@reid.example ', 'jo@reid.example'],
  ])('hold an address as %s', async (_what, cell, email) => {
    expect((await lead(HEADERS, 'Jo', cell)).details.email).toBe(email);
  });

  it('hold two addresses: the first is taken, and it is told', async () => {
    const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example; desk@x.example');

    expect(details.email).toBe('jo@x.example');
    expect(remarks).toMatchObject([
      { column: 'B (Email)', reason: 'Only the first address in this cell was taken.' },
    ]);
  });

  it('hold a telephone number that a spreadsheet took for a number', async () => {
    expect((await lead(HEADERS, 'Jo', 'jo@x.example', 7_700_900_123)).details.phone).toBe('07700900123');
  });

  it('are on one line but for notes', async () => {
    const { details } = await lead(
      HEADERS,
      'Jo\nReid',
      'jo@x.example',
      null,
      'Reid\tLtd',
      null,
      null,
      'one\ntwo',
    );

    expect(details).toMatchObject({ name: 'Jo Reid', company: 'Reid Ltd', notes: 'one\ntwo' });
  });

  it('are read back as they were before a download guarded them', async () => {
    const guarded = ["'=Jo", 'jo@x.example', "'+44 141 496 0177", "'@Reid", null, "'-", "'O'Brien’s"];

    expect((await lead(HEADERS, ...guarded)).details).toMatchObject({
      name: '=Jo',
      phone: '+44 141 496 0177',
      company: '@Reid',
      source: '-',
      notes: "'O'Brien’s",
    });
  });

  it('show an error: they are left blank, and it is told', async () => {
    const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', { kind: 'error', text: '#REF!' });

    expect(details.phone).toBeNull();
    expect(remarks).toMatchObject([{ column: 'C (Phone)', value: '#REF!' }]);
  });
});

describe('a row is refused', () => {
  const HEADERS = ['Name', 'Email', 'Company', 'Notes'];

  it.each([
    ['without a name', [null, 'jo@x.example'], [['A (Name)', null, 'There is no name.']]],
    ['without an address', ['Jo', null], [['B (Email)', null, 'There is no e-mail address.']]],
    [
      'with what is no address',
      ['Jo', 'jo at x.example'],
      [['B (Email)', 'jo at x.example', 'This is not an e-mail address.']],
    ],
    [
      'with two reasons, both of them told',
      [null, 'jo@'],
      [
        ['A (Name)', null, 'There is no name.'],
        ['B (Email)', 'jo@', 'This is not an e-mail address.'],
      ],
    ],
    [
      'with more than a lead holds',
      ['Jo', 'jo@x.example', 'x'.repeat(201)],
      [['C (Company)', 'x'.repeat(201), 'This is longer than 200 characters.']],
    ],
    [
      'with longer notes than a lead holds',
      ['Jo', 'jo@x.example', null, 'x'.repeat(5_001)],
      [['D (Notes)', 'x'.repeat(5_001), 'This is longer than 5,000 characters.']],
    ],
  ] as const)('%s', async (_why, cells, problems) => {
    expect((await refusal(HEADERS, ...cells)).problems).toEqual(
      problems.map(([column, value, reason]) => ({ column, value, reason })),
    );
  });

  it('with what could be read of it', async () => {
    expect((await refusal(HEADERS, 'Jo', 'jo at x.example', 'Reid Ltd')).details).toEqual({
      ...NOTHING,
      name: 'Jo',
      email: 'jo at x.example',
      company: 'Reid Ltd',
    });
  });
});

it('takes 5,000 rows and no more', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => [`Lead ${n}`, `${n}@x.example`]);

  expect((await read(['Name', 'Email'], ...rows(5_000))).rows).toHaveLength(5_000);
  await expect(read(['Name', 'Email'], ...rows(5_001))).rejects.toThrow(
    'This file has more than 5,000 rows of leads. Please split it and import the parts one after the other.',
  );
});

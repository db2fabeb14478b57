import { sheetRows, type Cells, type Sheets } from '#test/workbooks.js';
import type { ReadLead, RefusedRow } from './lead-row.js';
import { readLeadRows } from './read-lead-rows.js';

const read = (...rows: readonly (Cells | null)[]) => readLeadRows(sheetRows({ Leads: rows }));
const readSheets = (sheets: Sheets) => readLeadRows(sheetRows(sheets));

/** Reads a single row below these headers. */
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

const OTHER_COLUMN = 'We used the value from another column. This one is in the notes.';
const NOTHING = { phone: null, company: null, status: 'lead', source: null, notes: null };

describe('readLeadRows', () => {
  describe('rows of a file without sheets', () => {
    const HEADERS = ['Name', 'Email', 'Company', 'Phone', 'Notes'];

    it('rejects a row when it has more values than the file has headings', async () => {
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
                'This row has 6 values but the file has 5 headings, so values may be in the wrong columns. Put quotation marks around values that contain the separator, or save the file as .xlsx.',
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

    it('ignores blank extra cells, and does not report them for workbooks', async () => {
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
      [
        'Contact',
        'Email Address*',
        'Telephone No',
        'Organization Name',
        'Pipeline stage',
        'Origin',
        'Remarks',
      ],
      ['Name (required)', 'Work email', 'Phone number', 'Firm', 'Deal Stage', 'Campaign', 'Description'],
    ])('accept many names: %s, %s, %s, %s, %s, %s, %s', async (...headers) => {
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

    it('accept a name in two parts', async () => {
      const headers = ['First name', 'Surname', 'Email'];

      expect((await lead(headers, 'Jo', 'Reid', 'jo@reid.example')).details.name).toBe('Jo Reid');
      expect((await lead(headers, 'Jo', null, 'jo@reid.example')).details.name).toBe('Jo');
      expect(
        (await lead([...headers, 'Name'], 'Jo', 'Reid', 'jo@reid.example', 'J. Reid')).details.name,
      ).toBe('J. Reid');
    });

    it.each([
      [
        'Person - Name',
        'Person - Email - Work',
        'Person - Phone - Work',
        'Organization - Name',
        'Person - Label',
      ],
      ['Full Name', 'Email', 'Phone Number', 'Associated Company', 'Lifecycle Stage'],
      ['Contact Name', 'Email', 'Mobile Phone Number', 'Company / Account', 'Lead Status'],
      [
        'Lead - Contact person',
        'Person - Email',
        'Person - Phone - Mobile',
        'Lead - Organization',
        'Lead - Label',
      ],
      ['Name', 'E-mail 1 - Value', 'Phone 1 - Value', 'Organization 1 - Name', 'Status Reason'],
    ])('accept the headers of common systems: %s, %s, %s, %s, %s', async (...headers) => {
      const { details } = await lead(
        headers,
        'Jo Reid',
        'jo@reid.example',
        '0141 496 0177',
        'Reid Ltd',
        'Customer',
      );

      expect(details).toEqual({
        ...NOTHING,
        name: 'Jo Reid',
        email: 'jo@reid.example',
        phone: '0141 496 0177',
        company: 'Reid Ltd',
        status: 'client',
      });
    });

    it('use the first with a value when several match, and put the others in the notes', async () => {
      const headers = ['Name', 'Email', 'Phone', 'Mobile'];
      const { columns } = await read(headers, ['Jo', 'jo@x.example', '0141 496 0100', '07700 900123']);
      const { details, remarks } = await lead(headers, 'Jo', 'jo@x.example', '0141 496 0100', '07700 900123');

      expect(columns[3]).toEqual({ header: 'D (Mobile)', field: 'phone', isRepeat: true });
      expect(details).toMatchObject({ phone: '0141 496 0100', notes: 'Mobile: 07700 900123' });
      expect(remarks).toEqual([{ column: 'D (Mobile)', value: '07700 900123', reason: OTHER_COLUMN }]);
      expect((await lead(headers, 'Jo', 'jo@x.example', null, '07700 900123')).details).toMatchObject({
        phone: '07700 900123',
        notes: null,
      });
    });

    it.each<[field: string, one: string, other: string]>([
      ['Email', 'JO@x.example', 'jo@x.example'],
      ['Phone', '07700 900123', '+44 7700 900123'],
      ['Company', 'Reid Ltd.', 'REID LTD'],
      ['Source', 'Expo', 'expo'],
      ['Status', 'Client', 'Customer'],
    ])('match ones that differ only in letter case: %s', async (field, one, other) => {
      const headers = ['Name', 'Work email', field, field];
      const { details, remarks } = await lead(headers, 'Jo', 'jo@x.example', one, other);

      expect([details.notes, remarks]).toEqual([null, []]);
    });

    it('join several columns of notes', async () => {
      const headers = ['Name', 'Email', 'Notes', 'Description'];

      expect((await lead(headers, 'Jo', 'jo@x.example', 'called', 'wants a loan')).details.notes).toBe(
        'called\nDescription: wants a loan',
      );
    });

    it('list all headers, including unknown ones', async () => {
      const { columns } = await read(['Fax', 'Name', 'Birthday', 'Email'], [1, 'Jo', 2, 'jo@x.example']);

      expect(columns).toEqual([
        { header: 'A (Fax)', field: null, isRepeat: false },
        { header: 'B (Name)', field: 'name', isRepeat: false },
        { header: 'C (Birthday)', field: null, isRepeat: false },
        { header: 'D (Email)', field: 'email', isRepeat: false },
      ]);
    });

    it('find a header below titles, on every sheet and when repeated', async () => {
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
    ])('report a missing column in a file of %s', async (_what, rows: Cells[]) => {
      await expect(read(...rows)).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringMatching(/^We found no leads in this file\./) as unknown,
      });
    });
  });

  describe('cells', () => {
    const HEADERS = ['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Notes'];

    it('require only a name and an email address', async () => {
      expect((await lead(HEADERS, 'Jo', 'jo@x.example')).details).toEqual({
        name: 'Jo',
        email: 'jo@x.example',
        ...NOTHING,
      });
    });

    it.each(['n/a', 'N/A', '-', '–', 'none', 'NULL', '?'])('treat %s as blank', async (blank) => {
      const { details, remarks } = await lead(
        HEADERS,
        'Jo',
        'jo@x.example',
        blank,
        blank,
        blank,
        blank,
        blank,
      );

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
      ['Open - Not Contacted', 'lead'],
      ['Working - Contacted', 'contacted'],
      ['Connected', 'contacted'],
      ['Sales Qualified Lead', 'qualified'],
      ['Closed - Not Converted', 'closed-lost'],
    ])('accept many words for the status: %s', async (text, status) => {
      const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', null, null, text);

      expect(details.status).toBe(status);
      expect(remarks).toEqual([]);
    });

    it.each([
      ['Hot', 'lead'],
      ['Attempted to contact', 'lead'],
      ['In Progress', 'contacted'],
      ['Marketing Qualified Lead', 'qualified'],
      ['Unqualified', 'closed-lost'],
    ])('put a word close to a status in the notes: %s', async (text, status) => {
      const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', null, null, text);

      expect(details).toMatchObject({ status, notes: `Status: ${text}` });
      expect(remarks).toEqual([
        {
          column: 'E (Status)',
          value: text,
          reason: `We read this as “${status}”. The original is in the notes.`,
        },
      ]);
    });

    it.each([
      ['Attempted to contact', 'Customer', 'client', 'Lead Status: Attempted to contact'],
      ['New', 'Customer', 'client', null],
      ['Connected', 'Lead', 'contacted', null],
      ['Connected', 'Customer', 'contacted', 'Lifecycle Stage: Customer'],
      ['On holiday', 'Customer', 'client', 'Lead Status: On holiday'],
    ])('combine two status columns: %s and %s', async (one, other, status, notes) => {
      const headers = ['Name', 'Email', 'Lead Status', 'Lifecycle Stage'];

      expect((await lead(headers, 'Jo', 'jo@x.example', one, other)).details).toMatchObject({
        status,
        notes,
      });
    });

    it('are reported when the status is unknown', async () => {
      const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', null, null, 'On holiday');

      expect(details.status).toBe('lead');
      expect(remarks).toEqual([
        {
          column: 'E (Status)',
          value: 'On holiday',
          reason: 'Status not recognised, so it was set to “lead”. The original is in the notes.',
        },
      ]);
      expect(details.notes).toBe('Status: On holiday');
    });

    it.each<[what: string, cell: unknown, email: string]>([
      ['an address among words', 'Jo Reid <jo@reid.example>', 'jo@reid.example'],
      ['a link', { kind: 'text', text: 'Write to Jo', link: 'mailto:jo@reid.example' }, 'jo@reid.example'],
      ['space around it', '  jo@reid.example ', 'jo@reid.example'],
    ])('read an address such as %s', async (_what, cell, email) => {
      expect((await lead(HEADERS, 'Jo', cell)).details.email).toBe(email);
    });

    it('read a phone number that is stored as a number', async () => {
      expect((await lead(HEADERS, 'Jo', 'jo@x.example', 7_700_900_123)).details.phone).toBe('07700900123');
    });

    it.each([
      ['4.477E+11', 'rounded this phone number', null],
      ['at the office', 'This is not a phone number', 'Phone: at the office'],
    ])('are left blank and reported when %s holds no phone number', async (text, reason, notes) => {
      const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', text);

      expect(details).toMatchObject({ phone: null, notes });
      expect(remarks).toEqual([
        { column: 'C (Phone)', value: text, reason: expect.stringContaining(reason) as unknown },
      ]);
    });

    it.each<[header: string, cell: string, taken: string, notes: string]>([
      ['Email', 'jo@x.example; desk@x.example', 'jo@x.example', 'Email: desk@x.example'],
      ['Email', 'jo@x.example / 07700 900123', 'jo@x.example', 'Email: 07700 900123'],
      ['Phone', '0141 496 0100 / 07700 900123', '0141 496 0100', 'Phone: 07700 900123'],
      ['Phone', '7700900123, 447700900124', '07700900123', 'Phone: +447700900124'],
      ['Status', 'Contacted; Closed won', 'Contacted', 'Status: Closed won'],
      ['Status', 'Hot lead, Customer', 'Customer', 'Status: Hot lead'],
      ['Status', 'Contacted\nQualified', 'Contacted', 'Status: Qualified'],
      ['Status', 'Customer, On holiday', 'Customer', 'Status: On holiday'],
    ])(
      'split several values: %s %j gives one, and the others go to the notes',
      async (header, cell, used, notes) => {
        const cells = HEADERS.map(
          (one) => ({ Name: 'Jo', Email: 'jo@x.example', [header]: cell })[one] ?? null,
        );
        const { details, remarks } = await lead(HEADERS, ...cells);
        const statuses = new Map([
          ['Contacted', 'contacted'],
          ['Customer', 'client'],
        ]);

        expect(details).toMatchObject({
          [header.toLowerCase()]: statuses.get(used) ?? used,
          notes,
        });
        expect(remarks).toMatchObject([
          { value: cell, reason: `We used “${used}” from this cell. The rest is in the notes.` },
        ]);
      },
    );

    it('put notes first, then the values of other columns', async () => {
      const cells = ['Jo', 'jo@x.example, desk@x.example', null, null, 'On holiday', null, 'called'];

      expect((await lead(HEADERS, ...cells)).details.notes).toBe(
        'called\nEmail: desk@x.example\nStatus: On holiday',
      );
    });

    it('join lines except in notes', async () => {
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

    it('remove the formula guard that our export adds', async () => {
      const guarded = ["'=Jo", 'jo@x.example', "'+44 141 496 0177", "'@Reid", null, "'-", "'O'Brien’s"];

      expect((await lead(HEADERS, ...guarded)).details).toMatchObject({
        name: '=Jo',
        phone: '+44 141 496 0177',
        company: '@Reid',
        source: '-',
        notes: "'O'Brien’s",
      });
    });

    it('are left blank and reported when they hold a spreadsheet error', async () => {
      const { details, remarks } = await lead(HEADERS, 'Jo', 'jo@x.example', {
        kind: 'error',
        text: '#REF!',
      });

      expect(details.phone).toBeNull();
      expect(remarks).toMatchObject([{ column: 'C (Phone)', value: '#REF!' }]);
    });
  });

  describe('a name', () => {
    const HEADERS = ['Name', 'First name', 'Surname', 'Email'];
    const named = (...cells: readonly (string | null)[]) => lead(HEADERS, ...cells, 'jo@x.example');

    it.each(['Null', 'Nil', 'None', 'Na', 'NULL'])(
      'accepts a name that looks like a placeholder: %s',
      async (surname) => {
        expect((await named(null, 'Jo', surname)).details.name).toBe(`Jo ${surname}`);
        expect((await named(surname, null, null)).details.name).toBe(surname);
      },
    );

    it.each(['n/a', '-', '?'])('is missing when its characters are not letters: %s', async (blank) => {
      expect((await named(null, 'Jo', blank)).details.name).toBe('Jo');
    });

    it.each<[full: string, first: string | null, last: string | null, name: string]>([
      ['Jo Reid', 'Jo', 'Reid', 'Jo Reid'],
      ['Reid, Jo', 'Jo', 'Reid', 'Jo Reid'],
      ['Dr Jo Ann Reid', 'Jo', 'Reid', 'Dr Jo Ann Reid'],
      ['Jo', 'Jo', 'Reid', 'Jo Reid'],
      ['Jo Reid', 'Jo', null, 'Jo Reid'],
    ])('uses the longer of two that agree: %j, %j and %j', async (full, first, last, name) => {
      const { details, remarks } = await named(full, first, last);

      expect(details).toMatchObject({ name, notes: null });
      expect(remarks).toEqual([]);
    });

    it('puts a differing second name in the notes', async () => {
      const { details, remarks } = await named('Ann Holt', 'Jo', 'Reid');

      expect(details).toMatchObject({ name: 'Ann Holt', notes: 'First name: Jo\nSurname: Reid' });
      expect(remarks).toEqual([
        { column: 'B (First name)', value: 'Jo', reason: OTHER_COLUMN },
        { column: 'C (Surname)', value: 'Reid', reason: OTHER_COLUMN },
      ]);
    });

    it('keeps two full names', async () => {
      const { details } = await lead(['Name', 'Contact', 'Email'], 'Ann Holt', 'Jo Reid', 'jo@x.example');

      expect(details).toMatchObject({ name: 'Ann Holt', notes: 'Contact: Jo Reid' });
    });
  });

  describe('a rejected row', () => {
    const HEADERS = ['Name', 'Email', 'Company', 'Notes'];

    it.each([
      ['without a name', [null, 'jo@x.example'], [['A (Name)', null, 'Name is missing.']]],
      ['without an address', ['Jo', null], [['B (Email)', null, 'Email address is missing.']]],
      [
        'with what is no address',
        ['Jo', 'jo at x.example'],
        [['B (Email)', 'jo at x.example', 'This is not an email address.']],
      ],
      [
        'with two reasons, both of them told',
        [null, 'jo@'],
        [
          ['A (Name)', null, 'Name is missing.'],
          ['B (Email)', 'jo@', 'This is not an email address.'],
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

    it('returns what could be read', async () => {
      expect((await refusal(HEADERS, 'Jo', 'jo at x.example', 'Reid Ltd')).details).toEqual({
        ...NOTHING,
        name: 'Jo',
        email: 'jo at x.example',
        company: 'Reid Ltd',
      });
    });
  });

  it('accepts 5,000 rows at most', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => [`Lead ${n}`, `${n}@x.example`]);

    expect((await read(['Name', 'Email'], ...rows(5_000))).rows).toHaveLength(5_000);
    await expect(read(['Name', 'Email'], ...rows(5_001))).rejects.toThrow(
      'This file has more than 5,000 rows of leads. Please split it and import one part at a time.',
    );
  });
});

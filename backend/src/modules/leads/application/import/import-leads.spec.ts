import { KeptActivity } from '#test/doubles.js';
import { leadDetails, LeadsInMemory } from '#test/in-memory/leads.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { SheetInMemory } from '#test/in-memory/workbooks.js';
import { LeadListFull } from '../../domain/errors.js';
import { Lead, MAX_LEADS } from '../../domain/lead.js';
import { ImportLeads, type DuplicateChoice } from './import-leads.js';
import { PreviewLeadImport } from './preview-lead-import.js';

const noon = new Date('2026-11-24T12:00:00Z');
const partner = { type: 'introducer', id: 'i1' } as const;
const file = { name: 'leads.csv', path: '/nowhere' };

const rows = [
  ['Name', 'Email', 'Company'],
  ['Fiona Alder', 'fiona@alder.example', 'Alder Joinery Ltd'],
  ['Bella Birch', 'bella@birch.example', 'Birch Bakery Ltd'],
  ['Bella B.', 'BELLA@birch.example', undefined],
  ['Unassigned', 'no address', undefined],
];

const setUp = (sheet: readonly (readonly (string | undefined)[])[] = rows) => {
  const known = Lead.open('known', 'i1', leadDetails({ email: 'Fiona@alder.example' }), noon);
  const [leads, activity, workbook] = [
    new LeadsInMemory(known),
    new KeptActivity(),
    new SheetInMemory(sheet),
  ];
  const use = new ImportLeads(
    contextOf({ activity, ids: new CountedIds('l'), clock: new SetClock(noon) }),
    workbook,
    leads,
  );
  return {
    leads,
    activity,
    importing: (duplicates: DuplicateChoice) => use.execute('i1', file, duplicates, partner),
    preview: () => new PreviewLeadImport(workbook, leads).execute('i1', file),
    emails: () => leads.records.all.map(({ email }) => email),
  };
};

describe('ImportLeads', () => {
  it('adds new leads, skips duplicates in the list or the file, and reports unreadable rows', async () => {
    const { activity, importing, emails } = setUp();

    const answer = await importing('skip');

    expect(answer).toMatchObject({
      message: '1 lead was added. 2 duplicates were skipped. 1 row could not be imported.',
      created: 1,
      skipped: 2,
      refused: 1,
      rows: [{ row: 5, value: 'no address' }],
    });
    expect(emails()).toEqual(['Fiona@alder.example', 'bella@birch.example']);
    const changes = {
      created: { from: null, to: 1 },
      skipped: { from: null, to: 2 },
      refused: { from: null, to: 1 },
    };
    expect(activity.all).toMatchObject([
      { actor: partner, action: 'leads-imported', subject: { type: 'lead-import' }, changes },
    ]);
  });

  it('adds duplicates when asked to, in the file’s order', async () => {
    const { importing, emails } = setUp();

    expect(await importing('add')).toMatchObject({ created: 3, skipped: 0, refused: 1 });
    expect(emails()).toEqual([
      'Fiona@alder.example',
      'BELLA@birch.example',
      'bella@birch.example',
      'fiona@alder.example',
    ]);
  });

  it('logs nothing when nothing was added', async () => {
    const { activity, importing } = setUp(rows.slice(0, 2));

    expect(await importing('skip')).toMatchObject({
      message: 'No leads were added. 1 duplicate was skipped.',
      created: 0,
    });
    expect(activity.all).toEqual([]);
  });

  it.each(['importing', 'preview'] as const)('rejects a file that does not fit: %s', async (what) => {
    const { leads, activity, [what]: refused, emails } = setUp();
    leads.besides = MAX_LEADS - 1;

    await expect(refused('skip')).rejects.toThrow(LeadListFull);
    expect(emails()).toHaveLength(1);
    expect(activity.all).toEqual([]);
  });

  it('previews the outcome of each row without saving', async () => {
    const { activity, preview, emails } = setUp();

    const { counts, rows: previewed, refused } = await preview();

    expect(counts).toEqual({ ready: 1, duplicates: 2, refused: 1 });
    expect(previewed.map(({ row, outcome, remarks }) => [row, outcome, remarks[0]?.reason])).toEqual([
      [2, 'duplicate', 'You already have a lead with this address.'],
      [3, 'ready', undefined],
      [4, 'duplicate', 'Row 3 has the same address.'],
      [5, 'refused', expect.stringContaining('')],
    ]);
    expect(refused).toMatchObject([{ row: 5, value: 'no address' }]);
    expect(emails()).toHaveLength(1);
    expect(activity.all).toEqual([]);
  });
});

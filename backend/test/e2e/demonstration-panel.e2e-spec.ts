import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const here = (path: string): string => resolve(import.meta.dirname, path);

/** A published loan, as a visitor would request it in the fact-find. */
interface PublishedDeal {
  readonly lender: string;
  readonly source: string;
  readonly postcodeArea?: string;
  readonly asked: Readonly<Record<string, string>>;
}
interface Imported {
  readonly imported: number;
  readonly failed: number;
  readonly warnings: readonly { readonly column: string | null }[];
}
interface Named {
  readonly name: string;
}
interface Answered {
  readonly matches: readonly { readonly lender: Named; readonly score: number }[];
}

const running = useTestApp();
let imported: Imported;
let lenders: readonly Named[];
let sources: string;
describe('Demonstration panel', () => {
  beforeAll(async () => {
    const admin = await signInAsAdmin(running.app);
    const answer = await admin
      .post('/api/admin/lenders/import')
      .attach('file', createReadStream(here('../../src/demo/data/lenders.xlsx')), 'lenders.xlsx')
      .expect(200);
    imported = answer.body as Imported;
    lenders = (await admin.get('/api/admin/lenders?sort=name').expect(200)).body as Named[];
    sources = await readFile(here('../../src/demo/data/SOURCES.md'), 'utf8');
  });

  it('is read completely, except for columns that are not about a lender', () => {
    expect(imported).toMatchObject({ imported: 175, failed: 0 });
    expect(imported.warnings.map(({ column }) => column)).toEqual([
      'W (Information as of)',
      'X (Source tier)',
      'Y (Notes)',
      'Z (Source)',
    ]);
  });

  it('has a source and date for every entry', () => {
    const rows = [...sources.matchAll(/^\| (.+?) +\| (.+?) +\| ([ABC]) +\| <http/gm)];
    const named = rows.map(([, name]) => name).sort();

    expect(named).toEqual(lenders.map(({ name }) => name).sort());
    expect(sources).toContain(`holds ${rows.length} entries`);
  });

  /** The best score of the firm that made the loan; null if it did not match. */
  const scoreOfItsLender = async ({ lender, postcodeArea, asked }: PublishedDeal): Promise<number | null> => {
    // Any postcode of the area, because only its nation matters.
    const where = postcodeArea === undefined ? '' : `${postcodeArea}1 1AA`;
    const answer = await running
      .http()
      .post('/api/match-lenders?limit=500')
      .send({
        companyName: 'Alder Joinery Ltd',
        contactName: 'Fiona Alder',
        email: 'fiona@alder-joinery.example',
        phone: '0141 496 0123',
        purpose: 'As published',
        hasAdverseCredit: 'no',
        propertyAddress: where,
        registeredAddress: where,
        ...asked,
      })
      .expect(200);
    const { matches } = answer.body as Answered;
    const ofTheFirm = matches.filter(({ lender: { name } }) => name.split(' – ')[0] === lender);
    return ofTheFirm.length === 0 ? null : Math.max(...ofTheFirm.map(({ score }) => score));
  };

  interface Found {
    readonly fromElsewhere: boolean;
    readonly score: number | null;
  }
  const shares = (found: readonly Found[]) => ({
    deals: found.length,
    matched: found.filter(({ score }) => score !== null).length,
    strong: found.filter(({ score }) => score !== null && score >= 70).length,
  });

  it('finds the real lender for loans that were made', async () => {
    const deals = JSON.parse(
      await readFile(here('../fixtures/published-deals.json'), 'utf8'),
    ) as readonly PublishedDeal[];

    const found: Found[] = [];
    for (const deal of deals) {
      // A source that also supplied panel data proves less.
      const fromElsewhere = !sources.includes(`<${deal.source}>`);
      found.push({ fromElsewhere, score: await scoreOfItsLender(deal) });
    }

    expect(shares(found)).toMatchObject({ deals: 46, matched: 46 });
    expect(shares(found).strong).toBeGreaterThanOrEqual(37);
    const elsewhere = shares(found.filter(({ fromElsewhere }) => fromElsewhere));
    expect(elsewhere).toMatchObject({ deals: 17, matched: 17 });
    expect(elsewhere.strong).toBeGreaterThanOrEqual(14);
  });
});

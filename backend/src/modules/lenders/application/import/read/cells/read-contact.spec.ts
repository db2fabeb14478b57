import { all, sheetRows } from '#test/workbooks.js';
import { readLenderRows } from '../read-lender-rows.js';

/** The values read from these columns, and the warnings. */
const read = async (cells: Readonly<Record<string, unknown>>) => {
  const found = await all(
    readLenderRows(
      sheetRows({
        Panel: [
          ['Lender', 'Products', ...Object.keys(cells)],
          ['Alba', 'Business loans', ...Object.values(cells)],
        ],
      }),
    ),
  );
  const lender = found.find((reading) => reading.kind === 'lender')!;
  const { contactEmail, contactPhone, website } = lender.values;
  return { contactEmail, contactPhone, website, reasons: lender.warnings.map(({ reason }) => reason) };
};

const nothing = { contactEmail: undefined, contactPhone: undefined, website: undefined, reasons: [] };

describe('readContact', () => {
  it('splits a contact into its fields', async () => {
    expect(await read({ Contact: 'Jo Bloggs, jo@alba.co.uk, 020 7946 0000, www.alba.co.uk' })).toEqual({
      contactEmail: 'jo@alba.co.uk',
      contactPhone: '020 7946 0000',
      website: 'https://www.alba.co.uk',
      reasons: [],
    });
  });

  it('accepts a contact that is a link or a number', async () => {
    expect(
      await read({ Contact: { kind: 'text', text: 'Jo', link: 'mailto:jo@alba.co.uk?subject=Hi' } }),
    ).toEqual({
      ...nothing,
      contactEmail: 'jo@alba.co.uk',
    });
    for (const number of [2079460000, '2079460000'])
      expect(await read({ Contact: number })).toEqual({ ...nothing, contactPhone: '02079460000' });
  });

  it('reports once per column that a name alone is not saved', async () => {
    const { reasons, ...values } = await read({ BDM: 'Jo Bloggs' });

    expect(values).toEqual({ contactEmail: undefined, contactPhone: undefined, website: undefined });
    expect(reasons).toEqual([expect.stringContaining('A name alone is not saved')]);
  });

  it('reads a phone number beside an address in either order', async () => {
    const both = { ...nothing, contactEmail: 'jo@alba.co.uk', contactPhone: '020 7946 0000' };

    expect(await read({ Email: 'jo@alba.co.uk / 020 7946 0000' })).toEqual(both);
    expect(await read({ Tel: 'Jo 020 7946 0000 (jo@alba.co.uk)' })).toEqual(both);
  });

  it('prefers a separate column', async () => {
    expect(
      await read({
        Contact: 'Jo 07700 900123 jo@alba.co.uk',
        Email: 'desk@alba.co.uk 0800 123 4567',
        Tel: '020 7946 0000',
      }),
    ).toMatchObject({ contactEmail: 'desk@alba.co.uk', contactPhone: '020 7946 0000' });
  });

  it('keeps the format of a phone number', async () => {
    for (const text of ['020 7946 0000 ext 12', '0800 123 4567 (9-5)', '020 7946 0000 / 07700 900123'])
      expect(await read({ Tel: text })).toEqual({ ...nothing, contactPhone: text });
  });

  it.each([
    ['Contact', 'jo@alba.co.uk, desk@alba.co.uk', 'first address'],
    ['Contact', '020 7946 0000 or 07700 900123', 'first phone number'],
    ['Contact', 'jo@a.uk, b@a.uk, 020 7946 0000, 07700 900123', 'first address and the first phone number'],
    ['Email', 'jo@alba.co.uk; desk@alba.co.uk', 'first address'],
    ['Email', '020 7946 0000', 'no email address'],
    ['Tel', 'jo@alba.co.uk', 'no phone number'],
    ['Email', 'ask Jo', 'not an email address'],
    ['Tel', 'via website', 'not a phone number'],
    ['Tel', '4.477E+11', 'rounded this phone number'],
  ])('reports what is missing or lost in %s %j', async (header, text, reason) => {
    const { reasons } = await read({ [header]: text });

    expect(reasons).toEqual([expect.stringContaining(reason)]);
  });

  it.each(['0', '(0', '+4 ', '@', 'a@', '0 ('])('handles 50 KB of %j without an address', async (part) => {
    const { contactEmail } = await read({ Contact: part.repeat(50_000 / part.length) });

    expect(contactEmail).toBeUndefined();
  });
});

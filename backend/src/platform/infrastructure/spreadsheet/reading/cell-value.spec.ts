import { readFileSync } from 'node:fs';
import { cellValue } from './cell-value.js';

const TABLE = new URL('../../../../../test/fixtures/number-formats.tsv', import.meta.url);
const formats = readFileSync(TABLE, 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split('\t') as [string, string, string, string, string, string]);

const valueOf = (text: string): number | string => (Number.isNaN(Number(text)) ? text : Number(text));

describe('a cell with a number format', () => {
  it.each(formats)(
    'reads %s formatted as %s, which shows %s, as %s %s',
    (value, code, _, kind, text, number) => {
      const read = cellValue(valueOf(value), { code, from1904: false });

      expect(read?.kind ?? 'nothing').toBe(kind);
      expect(read?.text ?? '').toBe(text);
      if (number !== '') expect(read?.number).toBe(Number(number));
    },
  );

  it('returns the plain number for an unsupported format', () => {
    const read = cellValue(500, { code: '"£#,##0 [', from1904: false });

    expect(read).toEqual({ kind: 'number', text: '500', number: 500 });
  });
});

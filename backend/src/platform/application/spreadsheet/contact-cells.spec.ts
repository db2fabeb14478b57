import { readPhoneCell } from './contact-cells.js';

const read = (text: string, kind: 'text' | 'number' = 'text') => readPhoneCell({ kind, text });

describe('a telephone number in a cell', () => {
  it.each([
    ['7700900004', '07700900004'],
    ['7700900004.0', '07700900004'],
    ['1414960100', '01414960100'],
    ['447700900003', '+447700900003'],
    ['44 7700 900003', '+44 7700 900003'],
    ['Mobile: 7700900004', 'Mobile: 07700900004'],
    ['07700 900004', '07700 900004'],
    ['+44 7700900004', '+44 7700900004'],
    ['+353 1 496 0100', '+353 1 496 0100'],
    ['212 555 0100', '212 555 0100'],
    ['020 7946 0000 ext 12', '020 7946 0000 ext 12'],
  ])('reads %j as %j, from text or a number', (text, phone) => {
    for (const kind of ['text', 'number'] as const)
      expect(read(text, kind)).toEqual({ text: phone, first: phone, rest: '' });
  });

  it.each([
    ['0141 496 0100 / 07700 900001', '0141 496 0100', '07700 900001'],
    ['0141 496 0100;07700 900001;+44 7700 900002', '0141 496 0100', '07700 900001;+44 7700 900002'],
    ['0141 496 0100 (office), 07700 900001 (mobile)', '0141 496 0100 (office)', '07700 900001 (mobile)'],
    ['0141 496 0100 or 07700 900001', '0141 496 0100', '07700 900001'],
    ['0141 496 0100\n07700 900001', '0141 496 0100', '07700 900001'],
    ['0141 496 0100 ::: 07700 900001', '0141 496 0100', '07700 900001'],
    ['7700900004, 447700900003', '07700900004', '+447700900003'],
    ['+44 (0)141 496 0100, (0141) 496 0101', '+44 (0)141 496 0100', '(0141) 496 0101'],
  ])('separates the first of %j from the others', (text, first, rest) => {
    expect(read(text)).toMatchObject({ first, rest });
  });

  it('is read beside an email address', () => {
    expect(read('Jo 07700 900001 (jo@x.example)')).toEqual({
      text: '07700 900001',
      first: '07700 900001',
      rest: 'Jo 07700 900001 (jo@x.example)',
    });
  });

  it.each(['4.477E+11', '7.7009E+09', '4,477E+11', '4.477e11', ' 4E+11 '])(
    'is rejected when a spreadsheet rounded it: %j',
    (text) => {
      expect(read(text)).toEqual({ problem: 'rounded' });
    },
  );

  it.each(['by email', 'ext 12', 'jo12345@x.example', ''])('is not read from %j', (text) => {
    expect(read(text)).toEqual({ problem: 'no number' });
  });
});

import { fc } from '#test/properties.js';
import { readFlag } from './flag.js';

describe('readFlag', () => {
  it.each([true, 1, '1', 'true', 'TRUE', 'Yes', ' yes ', 'y', 'Y\u00A0', '✓', '✔', '✔\uFE0F', '✅', '☑'])(
    'reads %j as yes',
    (value) => {
      expect(readFlag(value)).toBe('true');
    },
  );

  it.each([false, 0, '0', 'false', 'FALSE', 'No', ' no ', 'n', '✗', '✘', '✖\uFE0F', '❌'])(
    'reads %j as no',
    (value) => {
      expect(readFlag(value)).toBe('false');
    },
  );

  it.each([
    null,
    undefined,
    '',
    ' ',
    '-',
    'x',
    'X',
    'n/a',
    'TBC',
    'maybe',
    'yes, sometimes',
    2,
    -1,
    NaN,
    {},
    [],
    ['yes'],
  ])('reads no answer from %j', (value) => {
    expect(readFlag(value)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        expect(['true', 'false', null]).toContain(readFlag(value));
      }),
    );
  });
});

import { resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../../scripts/check-licences.js');
const { isAllowed } = (await import(script)) as { isAllowed: (licence: string) => boolean };

describe('The check of licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'MIT AND OFL-1.1', '(MIT OR CC0-1.0)'])(
    'allows %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(true);
    },
  );

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'none'])(
    'rejects %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );
});

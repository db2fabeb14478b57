import { TOTP } from 'otpauth';
import { OtpauthOneTimeCodes } from './otpauth-one-time-codes.js';

const codes = new OtpauthOneTimeCodes('Fenwick & Rowe');
const STEP_MS = 30_000;
// The secret of RFC 6238, appendix B: '12345678901234567890' in base32.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('OtpauthOneTimeCodes', () => {
  it.each([
    [59_000, '287082', 1],
    [1_111_111_109_000, '081804', 37_037_036],
    [1_234_567_890_000, '005924', 41_152_263],
    [20_000_000_000_000, '353130', 666_666_666],
  ])('matches the example of RFC 6238 at %i: %s is of step %i', (at, digits, step) => {
    expect(codes.stepOf(SECRET, digits, new Date(at))).toBe(step);
  });

  it('accepts codes one step before and after, each for its own step', () => {
    const at = 1_700_000_010_000;
    const step = Math.floor(at / STEP_MS);
    const made = (steps: number) =>
      TOTP.generate({ secret: secretOf(SECRET), timestamp: at + steps * STEP_MS });

    const taken = [-2, -1, 0, 1, 2].map((steps) => codes.stepOf(SECRET, made(steps), new Date(at)));

    expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('generates a different 160-bit secret each time', () => {
    const [one, other] = [codes.newSecret(), codes.newSecret()];

    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(other).not.toBe(one);
  });

  it('creates an otpauth address with the site’s and the account’s names', () => {
    const url = new URL(codes.uri(SECRET, 'ada@example.co.uk'));

    expect(`${url.protocol}//${url.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Fenwick & Rowe:ada@example.co.uk');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Fenwick & Rowe' });
  });

  function secretOf(base32: string): TOTP['secret'] {
    return new TOTP({ secret: base32 }).secret;
  }
});

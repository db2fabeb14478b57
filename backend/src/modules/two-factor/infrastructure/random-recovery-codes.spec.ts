import { testSettings } from '#test/test-app.js';
import type { IssuedRecoveryCode } from '../application/recovery-codes.js';
import { readCode } from '../domain/two-factor.js';
import { RandomRecoveryCodes } from './random-recovery-codes.js';

const recoveryCodes = new RandomRecoveryCodes(testSettings());

describe('RandomRecoveryCodes', () => {
  it('issues ten different codes, each with the same digest in any typed form', () => {
    const issued = recoveryCodes.issue();

    expect(new Set(issued.map(({ code }) => code)).size).toBe(10);
    for (const { code, digest } of issued) {
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
      const typed = readCode(` ${code.toUpperCase().replace('-', ' ')}`);
      expect(typed).toEqual({ kind: 'recovery', code: code.replace('-', '') });
      expect(recoveryCodes.digestsOf(code.replace('-', ''))).toEqual([digest]);
    }
  });

  it('stores digests that are useless without the pepper', () => {
    const others = new RandomRecoveryCodes(
      testSettings({ passwordPepper: 'another pepper, as long as this' }),
    );

    expect(others.digestsOf('k3f90w2m1p')).not.toEqual(recoveryCodes.digestsOf('k3f90w2m1p'));
  });

  it('finds a code that was issued under an earlier pepper', () => {
    const [{ code, digest }] = recoveryCodes.issue() as [IssuedRecoveryCode];
    const rotated = new RandomRecoveryCodes(
      testSettings({
        passwordPepper: 'another pepper, as long as this',
        previousPasswordPeppers: [testSettings().passwordPepper],
      }),
    );

    const [current, ...earlier] = rotated.digestsOf(code.replace('-', ''));

    expect(earlier).toEqual([digest]);
    expect(current).not.toBe(digest);
  });
});

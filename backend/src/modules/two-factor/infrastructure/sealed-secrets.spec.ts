import { testSettings } from '#test/test-app.js';
import { SealedSecrets } from './sealed-secrets.js';

const secrets = new SealedSecrets(testSettings());
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('SealedSecrets', () => {
  it('decrypts what it encrypted, with a different ciphertext each time', () => {
    const [one, other] = [secrets.seal(SECRET, 'admin:1'), secrets.seal(SECRET, 'admin:1')];

    expect(secrets.open(one, 'admin:1')).toBe(SECRET);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(SECRET)).toBe(false);
  });

  it('does not decrypt secrets of another account, under another pepper, or that were changed', () => {
    const sealed = secrets.seal(SECRET, 'admin:1');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

    expect(() => secrets.open(sealed, 'admin:2')).toThrow();
    expect(() => secrets.open(changed, 'admin:1')).toThrow();
    const others = new SealedSecrets(
      testSettings({ passwordPepper: 'another pepper, as long as the first' }),
    );
    expect(() => others.open(sealed, 'admin:1')).toThrow();
  });

  it('decrypts secrets under an earlier pepper, and seals them again under the current one', () => {
    const [passwordPepper, earlier] = ['another pepper, as long as the first', testSettings().passwordPepper];
    const rotated = new SealedSecrets(testSettings({ passwordPepper, previousPasswordPeppers: [earlier] }));
    const sealed = secrets.seal(SECRET, 'admin:1');

    expect(rotated.open(sealed, 'admin:1')).toBe(SECRET);
    const again = rotated.sealAgain(sealed, 'admin:1') ?? Buffer.alloc(0);

    expect(new SealedSecrets(testSettings({ passwordPepper })).open(again, 'admin:1')).toBe(SECRET);
    expect(rotated.sealAgain(again, 'admin:1')).toBeNull();
  });
});

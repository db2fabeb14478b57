import { jest } from '@jest/globals';
import bcrypt from 'bcrypt';
import { testSettings } from '#test/test-app.js';
import { adminRole } from '../domain/role.js';
import { BcryptPasswordHasher } from './bcrypt-password-hasher.js';

const attempt = { role: adminRole, email: 'ada@broker.example', address: '192.0.2.1', knownDevice: false };
const PASSWORD = 'seven quiet otters';

const before = new BcryptPasswordHasher(testSettings({ passwordPepper: 'the first pepper' }));
const rotated = new BcryptPasswordHasher(
  testSettings({ passwordPepper: 'the second pepper', previousPasswordPeppers: ['the first pepper'] }),
);

describe('BcryptPasswordHasher', () => {
  let older: string;
  let newer: string;
  beforeAll(async () => {
    older = await before.hash(PASSWORD, adminRole);
    newer = await rotated.hash(PASSWORD, adminRole);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('accepts a hash under an earlier pepper as outdated, until that pepper is left out', async () => {
    const since = new BcryptPasswordHasher(testSettings({ passwordPepper: 'the second pepper' }));

    expect(await rotated.compare(PASSWORD, older, attempt)).toBe('outdated');
    expect(await rotated.compare(PASSWORD, newer, attempt)).toBe('right');
    expect(await since.compare(PASSWORD, newer, attempt)).toBe('right');
    expect(await since.compare(PASSWORD, older, attempt)).toBe('wrong');
  });

  it('does the same work for right and wrong passwords and unknown addresses', async () => {
    const compare = jest.spyOn(bcrypt, 'compare');
    const worksOf = async (password: string, hash: string | null) => {
      compare.mockClear();
      await rotated.compare(password, hash, attempt);
      return compare.mock.calls.length;
    };

    expect([
      await worksOf(PASSWORD, newer),
      await worksOf(PASSWORD, older),
      await worksOf('not it', newer),
      await worksOf(PASSWORD, null),
    ]).toEqual([2, 2, 2, 2]);
  });

  it('compares at most three passwords at once, each under one pepper at a time', async () => {
    let running = 0;
    let most = 0;
    const counted = async (): Promise<boolean> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return false;
    };
    // Its other signature takes a callback.
    jest.spyOn(bcrypt, 'compare').mockImplementation(counted as never);

    const all = Array.from({ length: 10 }, () => rotated.compare(PASSWORD, newer, attempt));

    expect(new Set(await Promise.all(all))).toEqual(new Set(['wrong']));
    expect(most).toBeLessThanOrEqual(3);
  });
});

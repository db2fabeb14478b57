import { dictionary } from '@zxcvbn-ts/language-common';
import { PasswordPolicy } from '../application/passwords/password-policy.js';
import { adminRole } from '../domain/role.js';
import { ZxcvbnPasswordStrength } from './zxcvbn-password-strength.js';

const owner = { email: 'ada.lovelace@example.co.uk', names: ['Ada Lovelace'] };
const strength = new ZxcvbnPasswordStrength();
const policy = new PasswordPolicy(strength, 'Kelvinbridge Finance');
describe('Password policy', () => {
  afterAll(() => strength.onApplicationShutdown());
  const refusal = (password: string) => policy.refusal(password, owner, adminRole.password);
  const EASY = 'This password is easy to guess. Use three or more words unrelated to you or the firm';

  const accepted = async (passwords: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    // One after another: only a few may wait.
    for (const password of passwords) if ((await refusal(password)) === null) found.push(password);
    return found;
  };

  it.each([
    'password1234',
    'Password123!',
    'P@ssw0rd1234',
    'passwordpassword',
    'Welcome2026!!!',
    '123456789012',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abababababab',
    'Liverpool2026',
    '4321drowssap',
    'mortgagebroker1',
    'lender-2026-!',
  ])('rejects the guessable password %s', async (password) => {
    expect(await refusal(password)).toBe(EASY);
  });

  it.each([
    'lovelace1815',
    'Ada.Lovelace',
    '12adalovelace',
    'AdaLovelace1815',
    'lovelace_ADA_18',
    'L0vel@ce-1815',
  ])('rejects %s, which is the owner’s own name', async (password) => {
    expect(await refusal(password)).toBe(EASY);
  });

  it.each([
    'KelvinbridgeFinance',
    'kelvinbridge2026',
    'K3lvinbr1dge!!',
    'finance-kelvinbridge',
    'kelvinbridgebroker',
    'kelvinbridge.ada1',
    'brokerbroker',
    'BrokerLender1',
    'lenderbroker-26',
    'lovelace.broker',
  ])('rejects %s, derived from the firm’s name and trade', async (password) => {
    expect(await refusal(password)).toBe(EASY);
  });

  it.each([
    'the broker of Kelvinbridge sings',
    'correct horse battery staple',
    'velvet-tractor-onion',
    'green tiger london',
    'password of my neighbour',
    'tK7#mq0vZx2p',
    '🦊🦊🐝🐳🦊🌲🐝🌵🦊🌻🐳🍄',
  ])('accepts %s', async (password) => {
    expect(await refusal(password)).toBeNull();
  });

  const { 'passwords-common': common, 'diceware-common': words } = dictionary;

  it('rejects every common password, also with usual additions', async () => {
    const some = common.slice(0, 3_000).map(String);
    const long = common.map(String).filter((password) => password.length >= 12);
    const lengthened = some
      .filter((_, index) => index % 5 === 0)
      .map((password) => `${password}12345678`.slice(0, 20));

    expect(long.length).toBeGreaterThan(100);
    expect(await accepted([...long, ...lengthened])).toEqual([]);
  });

  it('accepts 200 of 200 phrases of three words', async () => {
    const at = (index: number): string => String(words[index % words.length]);
    const phrases = Array.from({ length: 200 }, (_, n) =>
      [at(n * 2_741 + 1_013), at(n * 1_597 + 3_989), at(n * 3_571 + 6_007)].join(' '),
    );

    const fits = phrases.filter((phrase) => phrase.length >= adminRole.password.shortest);
    expect(await accepted(fits)).toEqual(fits);
  });

  it('counts characters instead of bytes, and states the limits', async () => {
    expect(await refusal('eleven char')).toBe('Password must be at least 12 characters');
    expect(await refusal(`x${'ab c'.repeat(32)}`)).toBe('Password can be at most 128 characters');
    expect(await refusal('🦊🌻🌵🌲🐝🍄'.repeat(20))).toBeNull();
  });
});

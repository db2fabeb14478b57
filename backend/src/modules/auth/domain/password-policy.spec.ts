import { COMMON_WORDS } from './common-words.js';
import { PasswordPolicy } from './password-policy.js';

const owner = { email: 'ada.lovelace@example.co.uk', name: 'Ada Lovelace' };
const adminPasswords = new PasswordPolicy(12, 'Kelvinbridge Finance');
const refusal = (password: string): string | null => adminPasswords.refusal(password, owner);
const COMMON = 'This password is one of the first that attackers try; choose another';

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
  '!!Liverpool2026!!',
  '4321drowssap',
  'mortgagebroker1',
  'lender-2026-!',
])('refuses %s, which anybody would guess', (password) => {
  expect(refusal(password)).toBe(COMMON);
});

it.each([
  'lovelace1815',
  'Ada.Lovelace',
  '12adalovelace',
  'AdaLovelace1815',
  'lovelace_ADA_18',
  'L0vel@ce-1815',
])('refuses %s, which is the owner herself', (password) => {
  expect(refusal(password)).toBe('Password must not be your own name or e-mail address');
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
  'example lender!',
])('refuses %s, made of the firm’s name and its trade', (password) => {
  expect(refusal(password)).toMatch(
    /^(Password must not be made of the firm’s name|This password is one of the first)/,
  );
});

it.each([
  'the broker of Kelvinbridge sings',
  'correct horse battery staple',
  'velvet-tractor-onion',
  'green tiger london',
  'password of my neighbour',
  'tK7#mq0vZx2p',
  '🦊🦊🐝🐳🦊🌲🐝🌵🦊🌻🐳🍄',
])('accepts %s', (password) => {
  expect(refusal(password)).toBeNull();
});

it('refuses every common word in its usual clothes', () => {
  const dressed = [...COMMON_WORDS].flatMap((word) => [
    `${word}12345678901`,
    `${word.toUpperCase()}!!!!!!!!!!!!`,
  ]);

  expect(dressed.filter((password) => refusal(password) === null)).toEqual([]);
});

it('accepts phrases of three of those words', () => {
  const some = [...COMMON_WORDS].filter((word) => word.length > 4).slice(0, 600);
  const phrases = some.slice(2).map((word, index) => `${some[index] ?? ''} ${some[index + 1] ?? ''} ${word}`);

  expect(phrases.filter((phrase) => refusal(phrase) !== null)).toEqual([]);
});

it('counts characters, not bytes, and says the limits', () => {
  expect(refusal('eleven char')).toBe('Password must be at least 12 characters');
  expect(refusal('ab c'.repeat(32))).not.toBe('Password can be at most 128 characters');
  expect(refusal(`x${'ab c'.repeat(32)}`)).toBe('Password can be at most 128 characters');
  expect(refusal('🦊🌻🌵🌲🐝🍄'.repeat(20))).toBeNull();
});

import { testSettings } from '#test/test-app.js';
import { HmacLinkTokens } from './hmac-link-tokens.js';

const secret = 'a-secret-of-at-least-thirty-two-bytes-0001';
const tokens = (changes: Parameters<typeof testSettings>[0] = {}) =>
  new HmacLinkTokens(testSettings({ sessionSecret: secret, ...changes }));
const results = 'applicant-link:results';
const status = 'applicant-link:status';

describe('HmacLinkTokens', () => {
  it('creates 256-bit URL-safe tokens, different for each purpose and record', () => {
    const made = [results, status].flatMap((purpose) =>
      ['a1', 'a2'].map((id) => tokens().newest(purpose as typeof results, id)),
    );

    expect(new Set(made).size).toBe(4);
    made.forEach((token) => expect(token).toMatch(/^[\w-]{43}$/));
  });

  it('derives the same tokens from the same secret, and others from another', () => {
    const elsewhere = tokens({ sessionSecret: 'another-secret-of-thirty-two-bytes-0002' });

    expect(tokens().newest(results, 'a1')).toBe(tokens().newest(results, 'a1'));
    expect(elsewhere.newest(results, 'a1')).not.toBe(tokens().newest(results, 'a1'));
  });

  it('also derives the tokens of rotated secrets', () => {
    const before = tokens().newest(results, 'a1');
    const since = tokens({ sessionSecret: 'new'.repeat(12), previousSessionSecrets: [secret] });

    expect(since.withDigest(since.digestOf(before), results, 'a1')).toBe(before);
    expect(since.newest(results, 'a1')).not.toBe(before);
  });

  it('stores only a digest of a token', () => {
    const token = tokens().newest(results, 'a1');

    expect(tokens().digestOf(token)).toMatch(/^[\da-f]{64}$/);
    expect(tokens().digestOf(token)).toBe(tokens().digestOf(token));
  });
});

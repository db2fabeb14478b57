import { HmacLinkTokens } from '#shared/infrastructure/hmac-link-tokens.js';
import { testSettings } from '#test/test-app.js';
import { SiteTokenSigner } from './site-token-signer.js';

const secret = 'a-secret-of-at-least-thirty-two-bytes-0001';
const signer = (changes: Parameters<typeof testSettings>[0] = {}) => {
  const settings = testSettings({ sessionSecret: secret, ...changes });
  return new SiteTokenSigner(new HmacLinkTokens(settings), settings);
};

it('makes tokens of 256 bits, safe in an address, another for each purpose and each application', () => {
  const [one] = signer().linksOf('a1');
  const [other] = signer().linksOf('a2');

  const tokens = [one.resultsToken, one.statusToken, other.resultsToken, other.statusToken];
  expect(new Set(tokens).size).toBe(4);
  tokens.forEach((token) => expect(token).toMatch(/^[\w-]{43}$/));
});

it('makes the same ones again under the same secret, and others under another', () => {
  const again = signer().linksOf('a1');
  const elsewhere = signer({ sessionSecret: 'another-secret-of-thirty-two-bytes-0002' }).linksOf('a1');

  expect(again).toEqual(signer().linksOf('a1'));
  expect(elsewhere[0].resultsToken).not.toBe(again[0].resultsToken);
});

it('still makes those of the secrets that were replaced', () => {
  const before = signer().linksOf('a1')[0];

  const [newest, older] = signer({
    sessionSecret: 'new'.repeat(12),
    previousSessionSecrets: [secret],
  }).linksOf('a1');

  expect(older).toEqual(before);
  expect(newest).not.toEqual(before);
});

it('gives addresses on the site, whole when the site knows its own', () => {
  const [here] = signer().linksOf('a1');
  const [known] = signer({ publicUrl: 'https://www.example.co.uk' }).linksOf('a1');

  expect(here.resultsUrl).toBe(`/results/${here.resultsToken}`);
  expect(known.statusUrl).toBe(`https://www.example.co.uk/status/${here.statusToken}`);
});

it('keeps of a token what does not give it away', () => {
  const [{ resultsToken }] = signer().linksOf('a1');

  expect(signer().digestOf(resultsToken)).toMatch(/^[\da-f]{64}$/);
  expect(signer().digestOf(resultsToken)).toBe(signer().digestOf(resultsToken));
});

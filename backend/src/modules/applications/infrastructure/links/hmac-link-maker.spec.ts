import { testSettings } from '../../../../../test/support/test-app.js';
import { HmacLinkMaker } from './hmac-link-maker.js';

const secret = 'a-secret-of-at-least-thirty-two-bytes-0001';
const maker = (changes: Parameters<typeof testSettings>[0] = {}) =>
  new HmacLinkMaker(testSettings({ sessionSecret: secret, ...changes }));

it('makes tokens of 256 bits, safe in an address, another for each purpose and each application', () => {
  const [one] = maker().linksOf('a1');
  const [other] = maker().linksOf('a2');

  const tokens = [one.resultsToken, one.statusToken, other.resultsToken, other.statusToken];
  expect(new Set(tokens).size).toBe(4);
  tokens.forEach((token) => expect(token).toMatch(/^[\w-]{43}$/));
});

it('makes the same ones again under the same secret, and others under another', () => {
  const again = maker().linksOf('a1');
  const elsewhere = maker({ sessionSecret: 'another-secret-of-thirty-two-bytes-0002' }).linksOf('a1');

  expect(again).toEqual(maker().linksOf('a1'));
  expect(elsewhere[0].resultsToken).not.toBe(again[0].resultsToken);
});

it('still makes those of the secrets that were replaced', () => {
  const before = maker().linksOf('a1')[0];

  const [newest, older] = maker({
    sessionSecret: 'new'.repeat(12),
    previousSessionSecrets: [secret],
  }).linksOf('a1');

  expect(older).toEqual(before);
  expect(newest).not.toEqual(before);
});

it('gives addresses on the site, whole when the site knows its own', () => {
  const [here] = maker().linksOf('a1');
  const [known] = maker({ publicUrl: 'https://www.example.co.uk' }).linksOf('a1');

  expect(here.resultsUrl).toBe(`/results/${here.resultsToken}`);
  expect(known.statusUrl).toBe(`https://www.example.co.uk/status/${here.statusToken}`);
});

it('keeps of a token what does not give it away', () => {
  const [{ resultsToken }] = maker().linksOf('a1');

  expect(maker().digestOf(resultsToken)).toMatch(/^[\da-f]{64}$/);
  expect(maker().digestOf(resultsToken)).toBe(maker().digestOf(resultsToken));
});

import { servedBy } from './honeypot.js';

it.each([undefined, null, '', '   '])('lets people through who leave it as %j', (faxNumber) => {
  expect(servedBy({ faxNumber }, 'real', 'decoy')).toBe('real');
});

it('lets callers through who have never heard of it', () => {
  expect(servedBy({ name: 'Ada' }, 'real', 'decoy')).toBe('real');
});

it.each(['0141 496 0123', 0, false, [], {}])('catches whoever fills it in, be it with %j', (faxNumber) => {
  expect(servedBy({ faxNumber }, 'real', 'decoy')).toBe('decoy');
});

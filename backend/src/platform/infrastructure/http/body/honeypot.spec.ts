import { isTrapped } from './honeypot.js';

describe('Honeypot', () => {
  it.each([undefined, null, '', '   '])('accepts a form that leaves it as %j', (leaveBlank) => {
    expect(isTrapped({ leaveBlank })).toBe(false);
  });

  it('accepts callers that do not send it', () => {
    expect(isTrapped({ name: 'Ada' })).toBe(false);
  });

  it.each(['0141 496 0123', 0, false, [], {}])('rejects a form that fills it in with %j', (leaveBlank) => {
    expect(isTrapped({ leaveBlank })).toBe(true);
  });
});

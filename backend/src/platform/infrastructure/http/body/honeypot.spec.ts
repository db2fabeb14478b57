import { isTrapped } from './honeypot.js';

describe('Honeypot', () => {
  it.each([undefined, null, '', '   '])('lets people through who leave it as %j', (leaveBlank) => {
    expect(isTrapped({ leaveBlank })).toBe(false);
  });

  it('lets callers through who have never heard of it', () => {
    expect(isTrapped({ name: 'Ada' })).toBe(false);
  });

  it.each(['0141 496 0123', 0, false, [], {}])('catches a form that fills it in with %j', (leaveBlank) => {
    expect(isTrapped({ leaveBlank })).toBe(true);
  });
});

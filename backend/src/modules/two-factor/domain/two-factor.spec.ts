import { readCode } from './two-factor.js';

describe('Two-factor sign-in', () => {
  it.each(['123456', ' 123 456 ', '123-456', '123\u00a0456'])('reads %j as an app code', (text) => {
    expect(readCode(text)).toEqual({ kind: 'app', digits: '123456' });
  });

  it.each(['k3f90-w2m1p', 'K3F90 W2M1P', 'k3f90w2m1p', 'k3f9o–w2mlp', ' K3F9O-W2MIP '])(
    'reads %j as a recovery code',
    (text) => {
      expect(readCode(text)).toEqual({ kind: 'recovery', code: 'k3f90w2m1p' });
    },
  );

  it.each(['12345', '1234567', ''])('does not read %j as an app code', (text) => {
    expect(readCode(text).kind).toBe('recovery');
  });
});

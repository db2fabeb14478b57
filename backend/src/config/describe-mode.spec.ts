import { describeMode } from './describe-mode.js';
import { readSettings } from './read-settings.js';

const remote = {
  DATABASE_URL: 'postgres://app:hunter2@db.example/app',
  SESSION_SECRET: 's'.repeat(32),
  PASSWORD_PEPPER: 'p'.repeat(32),
};
const modeOf = (env: Record<string, string>) => describeMode(readSettings({ ...remote, ...env })).join('\n');

it('says that it is in production, and for which address', () => {
  const said = modeOf({ PUBLIC_URL: 'https://broker.example', TRUST_PROXY: '1' });

  expect(said).toBe('In production for https://broker.example: cookies are Secure and HSTS is sent');
});

it('says what visitors behind a proxy lack that nobody has told of', () => {
  expect(modeOf({ PUBLIC_URL: 'https://broker.example' })).toContain('TRUST_PROXY is not set');
});

it('says what is missing for production', () => {
  expect(modeOf({})).toBe(
    'Not in production: cookies also cross http. Real visitors need an https PUBLIC_URL',
  );
  expect(modeOf({ PUBLIC_URL: 'http://broker.example', NODE_ENV: 'production' })).toContain(
    'https PUBLIC_URL',
  );
});

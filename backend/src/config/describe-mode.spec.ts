import { describeMode } from './describe-mode.js';
import { readSettings } from './read-settings.js';

const remote = {
  DATABASE_URL: 'postgres://app:hunter2@db.example/app',
  SESSION_SECRET: 's'.repeat(32),
  PASSWORD_PEPPER: 'p'.repeat(32),
};
const modeOf = (env: Record<string, string>, placeholders = false) =>
  describeMode(readSettings({ ...remote, ...env }), { placeholders });
const production = { PUBLIC_URL: 'https://broker.example', SMTP_URL: 'smtp://app:hunter2@mail.example:587' };

describe('describeMode', () => {
  it('names production mode and its address', () => {
    const said = modeOf({ ...production, TRUST_PROXY: '1' });

    expect(said[0]).toBe('In production for https://broker.example: cookies are Secure, and HSTS is sent');
  });

  it('warns that TRUST_PROXY is not set', () => {
    expect(modeOf(production).join()).toContain('TRUST_PROXY is not set');
  });

  it('lists what is missing for production', () => {
    expect(modeOf({})[0]).toBe(
      'Not in production: cookies are also sent over http. Before real visitors use it, set an https PUBLIC_URL',
    );
    expect(modeOf({ PUBLIC_URL: 'http://broker.example', NODE_ENV: 'production' })[0]).toContain(
      'https PUBLIC_URL',
    );
  });

  it('warns about the example firm in production', () => {
    expect(modeOf(production, true).join()).toContain('The site shows an example firm');
    expect(modeOf(production, false).join()).not.toContain('example firm');
    expect(modeOf({}, true).join()).not.toContain('example firm');
  });

  it('says how emails are sent, without the mail server’s password', () => {
    const asFiles = 'Emails are not sent: they are saved in /srv/data/mail for a day';

    expect(modeOf(production)).toContain('Emails are sent through mail.example:587');
    expect(modeOf({ ...production, SMTP_URL: '', MAIL: 'files', DATA_DIR: '/srv/data' })).toContain(asFiles);
    expect(modeOf({ DATA_DIR: '/srv/data' })).toContain(asFiles);
  });
});

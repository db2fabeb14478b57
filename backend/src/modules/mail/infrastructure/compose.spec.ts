import { compose } from './compose.js';

const mail = {
  id: 'a-mail',
  to: { name: 'Ada', address: 'ada@example.co.uk' },
  subject: 'A word',
  text: 'A word.',
  html: '<p>A word.</p>',
};
const settings = { mailFrom: 'no-reply@site.example' };

describe('compose', () => {
  it.each([
    ['subject', { subject: 'A word\r\nBcc: all@example.co.uk' }],
    ['name', { to: { ...mail.to, name: 'Ada\nBcc: all@example.co.uk' } }],
    ['address', { to: { ...mail.to, address: 'ada@example.co.uk\r\nBcc: all@example.co.uk' } }],
  ])('rejects a line break in the %s', (_which, changes) => {
    expect(() => compose({ ...mail, ...changes }, settings)).toThrow(
      'An email header must not contain a line break',
    );
  });
});

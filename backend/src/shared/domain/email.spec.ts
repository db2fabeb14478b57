import { emailKey } from './email.js';

it('looks an address up whatever its case and the space around it', () => {
  expect(emailKey(' Jo.Bloggs@Example.CO.UK\u00A0')).toBe('jo.bloggs@example.co.uk');
});

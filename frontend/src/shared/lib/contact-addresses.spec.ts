import { dial, mailTo } from '@/shared/lib/contact-addresses';

it.each([
  ['0141 496 0123', 'tel:01414960123'],
  ['+44 (0)141 496 0123', 'tel:+441414960123'],
  ['mornings only', null],
])('dials %s by %s', (phone, address) => expect(dial(phone)).toBe(address));

it.each([
  ['alex@example.co.uk', 'mailto:alex@example.co.uk'],
  ['alex@example.co.uk?bcc=all@example.com', null],
  ['alex', null],
])('writes to %s by %s', (email, address) => expect(mailTo(email)).toBe(address));

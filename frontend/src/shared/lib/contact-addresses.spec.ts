import { dial, mailTo, webAddress } from '@/shared/lib/contact-addresses';

describe('Contact addresses', () => {
  it.each([
    ['0141 496 0123', 'tel:01414960123'],
    ['+44 (0)141 496 0123', 'tel:+441414960123'],
    ['mornings only', null],
  ])('dial %s with %s', (phone, address) => expect(dial(phone)).toBe(address));

  it.each([
    ['alex@example.co.uk', 'mailto:alex@example.co.uk'],
    ['alex@example.co.uk?bcc=all@example.com', null],
    ['alex', null],
  ])('email %s with %s', (email, address) => expect(mailTo(email)).toBe(address));

  it.each([
    ['https://alba.example', 'https://alba.example/'],
    ['alba.example', 'https://alba.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://', null],
  ])('link %s to the website %s', (website, address) => expect(webAddress(website)).toBe(address));
});

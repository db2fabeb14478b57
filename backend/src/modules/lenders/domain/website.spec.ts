import { readWebsite } from './website.js';

describe('readWebsite', () => {
  it.each([
    ['https://lender.co.uk', 'https://lender.co.uk'],
    ['lender.co.uk', 'https://lender.co.uk'],
    [' www.lender.co.uk/business?from=broker#loans ', 'https://www.lender.co.uk/business?from=broker#loans'],
    ['HTTPS://Lender.co.uk', 'https://Lender.co.uk'],
    ['http://lender.co.uk:8080/', 'http://lender.co.uk:8080/'],
    ['lender.co.uk:8080/path', 'https://lender.co.uk:8080/path'],
    ['müller-bank.de', 'https://müller-bank.de'],
  ])('reads %j as %s', (text, address) => expect(readWebsite(text)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://lender.co.uk/1',
    'file:///etc/passwd',
    'ftp://lender.co.uk',
    'mailto:a@lender.co.uk',
    '//lender.co.uk',
    '\\\\lender.co.uk',
    'https:\\\\lender.co.uk',
    'https://user:pass@lender.co.uk',
    'https://user@lender.co.uk',
    'lender.co.uk@evil.example',
    'https://lender.co.uk/"onmouseover="alert(1)',
    'https://lender.co.uk/<b>',
    'https://lender co.uk',
    'https://',
    'https://localhost',
    'https://lender..uk',
    'lender',
    'ask for it',
    '',
  ])('rejects %j', (text) => expect(readWebsite(text)).toBeNull());
});

import { writeLetter } from './write-letter.js';

const letter = {
  subject: 'News of <b>Birch</b>',
  greeting: 'Hello,',
  before: ['Birch & Sons'],
  action: { label: 'Open "it"', url: 'https://example.co.uk/?a=1&b="2"' },
  after: [],
};

describe('writeLetter', () => {
  it('escapes text in HTML, and nothing in plain text', () => {
    const { text, html } = writeLetter(letter, null);

    expect(text).toContain('Birch & Sons');
    expect(text).toContain('https://example.co.uk/?a=1&b="2"');
    expect(html).toContain('<title>News of &lt;b&gt;Birch&lt;/b&gt;</title>');
    expect(html).toContain('Birch &amp; Sons');
    expect(html).toContain('href="https://example.co.uk/?a=1&amp;b=&quot;2&quot;"');
  });

  it('wraps a long address in a paragraph, so that a phone does not scroll sideways', () => {
    const { html } = writeLetter({ ...letter, after: ['https://example.co.uk/' + 'a'.repeat(80)] }, null);

    expect(html).toMatch(/<div class="card" style="[^"]*overflow-wrap:anywhere/);
  });
});

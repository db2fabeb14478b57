import { pagePolicy } from './page-policy.js';

const page = `<!doctype html><html><head>
<script type="module" crossorigin src="/assets/index.js"></script>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script>document.documentElement.dataset.scheme = 'dark'</script>
<style>body{margin:0}</style></head><body></body></html>`;
const directive = (name: string): string | undefined =>
  pagePolicy(page)
    .split('; ')
    .find((one) => one.startsWith(name));

describe('pagePolicy', () => {
  it('allows the page’s own inline script and style, by hash', () => {
    expect(directive('script-src')).toBe(
      "script-src 'self' 'sha256-XdiJ6mp4QWqrGQViPVQOCyqWPpZY2QpZf07kjQBOgHI='",
    );
    expect(directive('style-src')).toBe(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='",
    );
  });

  it('allows nothing unsafe, and no foreign origin, frame or plug-in', () => {
    const policy = pagePolicy(page);

    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain(
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
});

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { INestApplication } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import { serveClientSite } from './serve-client-site.js';

let folder: string;
describe('serveClientSite', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-site-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Home</title><script>run()</script>');
    writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'run();');
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, '.env'), 'SECRET=1');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const site = (from = folder) => {
    const app = express();
    serveClientSite(app as unknown as INestApplication, from, 'https://broker.example');
    return request(app);
  };

  it.each(['/', '/fact-find', '/admin/lenders'])(
    'serves the page at %s, revalidated each time',
    async (path) => {
      const answer = await site().get(path).expect(200);

      expect(answer.text).toContain('<title>Home</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    },
  );

  it('lets browsers cache hashed files permanently, and no others', async () => {
    const hashed = await site().get('/assets/app-1a2b3c.js').expect(200);
    const plain = await site().get('/robots.txt').expect(200);

    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api', '/api/nothing', '/API/nothing'])('leaves %s to the API', async (path) => {
    await site().get(path).expect(404);
  });

  it('accepts only GET and HEAD, and never serves hidden files', async () => {
    await site().post('/fact-find').expect(405).expect('Allow', 'GET, HEAD');
    const hidden = await site().get('/.env');

    expect(hidden.text).not.toContain('SECRET');
  });

  it('is off until the client is built', async () => {
    await site(join(folder, 'nowhere')).get('/').expect(404);
  });

  describe('a build that says which pages there are', () => {
    let built: string;
    const page = (title: string): string => `<!doctype html><title>${title}</title><script>run()</script>`;
    const write = (name: string, content: string | Buffer): void => {
      mkdirSync(dirname(join(built, name)), { recursive: true });
      writeFileSync(join(built, name), content);
    };
    const script = 'run("a script that is worth compressing");';

    beforeAll(() => {
      built = mkdtempSync(join(tmpdir(), 'funding-broker-built-'));
      write('index.html', page('Home'));
      write('contact/index.html', page('Contact'));
      write('contact/index.html.br', brotliCompressSync(page('Contact')));
      write('shell.html', page('Shell'));
      write('portal.html', page('Portal'));
      write('404.html', page('Page Not Found'));
      write('robots.txt', 'User-agent: *');
      write('sitemap.xml', '<urlset/>');
      write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
      write('.well-known/security.txt', 'Contact: mailto:security@example.co.uk');
      write('.git/config', 'SECRET');
      write('assets/.hidden', 'SECRET');
      write('assets/app-1a2b3c.js', script);
      write('assets/app-1a2b3c.js.br', brotliCompressSync(script));
      write('assets/app-1a2b3c.js.gz', gzipSync(script));
      write('assets/app-1a2b3c.js.map', 'SECRET');
      write('assets/inter-4d5e6f.woff2', Buffer.from([0, 1, 2]));
      write(
        'routes.json',
        JSON.stringify({
          shells: {
            'shell.html': ['/partners/dashboard', '/results/:token'],
            'portal.html': ['/admin/*'],
          },
        }),
      );
      writeFileSync(join(built, '..', 'funding-broker-outside.txt'), 'SECRET');
      symlinkSync(join(built, '..', 'funding-broker-outside.txt'), join(built, 'linked.txt'));
    });
    afterAll(() => {
      rmSync(built, { recursive: true, force: true });
      rmSync(join(built, '..', 'funding-broker-outside.txt'));
    });

    /** Requests a path that a client would normalise first. */
    const asWritten = async (path: string): Promise<{ status: number | undefined; text: string }> => {
      const app = express();
      serveClientSite(app as unknown as INestApplication, built, 'https://broker.example');
      const server = app.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const [answer] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage];
      const text = (await answer.toArray()).join('');
      server.close();
      return { status: answer.statusCode, text };
    };

    it.each([
      ['/', 'Home'],
      ['/contact', 'Contact'],
      ['/partners/dashboard', 'Shell'],
      ['/results/a-token', 'Shell'],
      ['/admin', 'Portal'],
      ['/admin/lenders/7', 'Portal'],
    ])('serves at %s the page %s, revalidated each time and with its own policy', async (path, title) => {
      const { text, headers } = await site(built).get(path).expect(200);

      expect(text).toContain(`<title>${title}</title>`);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-") as string,
      });
    });

    it.each([
      '/no-such-page',
      '/contact/nobody',
      '/Contact',
      '/results',
      '/results/a/b',
      '/results/a%2Fb',
      '/partners',
      '/administrators',
      '/index.html',
      '/shell.html',
      '/portal.html',
      '/contact/index.html',
      '/assets/gone-0a0b0c.js',
      '/assets',
      '/routes.json',
      '/assets/app-1a2b3c.js.br',
      '/assets/app-1a2b3c.js.map',
      '/%',
    ])('answers 404 with the page at %s', async (path) => {
      const { text, headers } = await site(built).get(path).expect(404);

      expect(text).toContain('<title>Page Not Found</title>');
      expect(headers['cache-control']).toBe('no-cache');
    });

    it.each([
      '/.git/config',
      '/assets/.hidden',
      '/linked.txt',
      '/../funding-broker-outside.txt',
      '/%2e%2e/funding-broker-outside.txt',
      '/assets/..%2f.git/config',
      '/assets%5c.hidden',
      '//.git/config',
      '/robots.txt%00.html',
      '/assets/../../funding-broker-outside.txt',
      'http://elsewhere.example/../funding-broker-outside.txt',
    ])('reveals nothing at %s', async (path) => {
      const { status, text } = await asWritten(path);

      expect(status).toBe(404);
      expect(text).not.toContain('SECRET');
    });

    it('redirects an address with a trailing slash', async () => {
      const moved = await site(built).get('/contact/?from=mail/').expect(301);

      expect(moved.headers['location']).toBe('/contact?from=mail/');
      await site(built).get('/no-such-page/').expect(404);
      await site(built).get('/contact%2F').expect(404);
    });

    it.each(['/results/a-token', '/admin/lenders/7'])(
      'hides the address %s, which may hold a secret, from other sites and search engines',
      async (path) => {
        const { headers } = await site(built).get(path).expect(200);

        expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      },
    );

    it('lets search engines index a public page', async () => {
      const open = await site(built).get('/contact').expect(200);

      expect(open.headers).not.toHaveProperty('x-robots-tag');
    });

    it.each([
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ])('responds to %j with the encoding %s', async (accepted, encoding) => {
      const answer = await site(built)
        .get('/assets/app-1a2b3c.js')
        .set('Accept-Encoding', accepted)
        .expect(200);

      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.text).toBe(script);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
    });

    it('gives each encoding its own ETag, and responds 304 to a known one', async () => {
      const ask = (accepted: string) => site(built).get('/contact').set('Accept-Encoding', accepted);
      const { etag: compressed = '' } = (await ask('br')).headers;
      const { etag: plain = '' } = (await ask('identity')).headers;

      const again = await ask('br').set('If-None-Match', compressed).expect(304);

      expect(compressed).toMatch(/^"[\w-]+"$/);
      expect(plain).not.toBe(compressed);
      expect(again.text).toBe('');
      expect(again.headers).toMatchObject({ etag: compressed, vary: 'Accept-Encoding' });
      await ask('identity').set('If-None-Match', compressed).expect(200);
    });

    it.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ])('serves %s as %s, revalidated each time', async (path, type) => {
      const { headers } = await site(built).get(path).expect(200);

      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
      expect(headers['vary']).toBeUndefined();
    });

    it('answers HEAD without a body, and rejects writes', async () => {
      const { headers, text } = await site(built).head('/contact').expect(200);

      expect(Number(headers['content-length'])).toBe(page('Contact').length);
      expect(text).toBeFalsy();
      await site(built).post('/contact').expect(405);
    });

    it('fills in its own address, also in compressed files', async () => {
      const named = page('About').replace(
        '</title>',
        '</title><link rel="canonical" href="https://public-address.invalid/about">',
      );
      write('about/index.html', named);
      write('about/index.html.br', brotliCompressSync(named));

      for (const encoding of ['br', 'gzip', 'identity']) {
        const { text } = await site(built).get('/about').set('Accept-Encoding', encoding).expect(200);
        expect(text).toContain('<link rel="canonical" href="https://broker.example/about">');
      }
    });

    it.each([
      '{"clientRoutes": ["/admin"]}',
      '{"shells": {"index.html": "/admin"}}',
      '{"shells": {"gone.html": ["/admin"]}}',
    ])('does not start with the invalid list %s', (routes) => {
      const broken = mkdtempSync(join(tmpdir(), 'funding-broker-broken-'));
      writeFileSync(join(broken, 'index.html'), page('Home'));
      writeFileSync(join(broken, 'routes.json'), routes);

      expect(() => site(broken)).toThrow('Build the client again');
      rmSync(broken, { recursive: true });
    });
  });
});

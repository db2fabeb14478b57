import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writtenExamples } from '#modules/mail/wiring.js';
import { MAIL_TEMPLATES } from '../../src/cli/mail-templates.js';

const SITE = 'https://example.co.uk';
const shared = resolve(import.meta.dirname, '../../../frontend/src/shared');

/** Every path that the client has a page for, from its tables of paths: '/status/:token'. */
const pages = ['site/paths.ts', 'routing/paths.ts'].flatMap((file) =>
  [...readFileSync(join(shared, file), 'utf8').matchAll(/^ {2}\w+: '(\/[^'#]*)'/gm)].map(([, path]) => path!),
);

const isPage = (path: string): boolean =>
  pages.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));

const examples = writtenExamples(MAIL_TEMPLATES, { publicUrl: SITE, port: 0 });

const linksIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link.replace(/[.,:;]$/, ''));

describe('Links in emails', () => {
  it('reads the pages of the client', () => {
    expect(pages).toEqual(expect.arrayContaining(['/contact', '/status/:token', '/admin/applications/:id']));
  });

  it.each(examples)('lead to pages of our site in %s', (_name, { text, html }) => {
    const links = [...linksIn(text), ...linksIn(html)].map((link) => new URL(link));

    expect(links).not.toEqual([]);
    expect(links.filter(({ origin, pathname }) => origin !== SITE || !isPage(pathname))).toEqual([]);
  });

  it.each([
    ['complaint-received', '/complaints'],
    ['complaint-received-about-data', '/data-complaint'],
    ['statement-ready', '/partners/commissions?tab=statements'],
    ['statement-paid', '/partners/commissions?tab=statements'],
  ])('lead from %s to %s', (name, page) => {
    const [, { text }] = examples.find(([example]) => example === name)!;

    expect(linksIn(text)).toContain(SITE + page);
  });
});

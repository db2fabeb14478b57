import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { notFoundPage, publicPages, type PageEntry } from '@/app/pages';
import { prerenderedBody } from '@/app/prerendered-body';
import { headOf } from '@/app/prerendered-head';
import { PublicAddress } from '@/shared/site/public-address';
import type { Question } from '@/pages/product/product-details';

export interface PrerenderedPage {
  path: string;
  /** False for pages rendered in the browser: their body is empty. */
  rendered: boolean;
  /** Whether the sitemap lists it. */
  listed: boolean;
  head: string;
  body: string;
}

/** Exports of a page's module besides its component. */
interface PageModule {
  /** The page's questions, for structured data. */
  questions?: readonly Question[];
}

/** All pages of the site and the not-found page, rendered for a site at `address`. */
export function prerenderPages(address: string): Promise<PrerenderedPage[]> {
  return Promise.all([...publicPages, notFoundPage].map((page) => prerenderPage(page, address)));
}

async function prerenderPage(page: PageEntry, address: string): Promise<PrerenderedPage> {
  const { path } = page;
  const rendered = !page.clientOnly;
  const { body, styles } = rendered
    ? await render(path.replace('*', '/no-such-page'), address)
    : { body: '', styles: '' };
  const { questions } = (await page.load()) as PageModule;
  return {
    path,
    rendered,
    listed: rendered && page !== notFoundPage,
    head: styles + headOf(page, address, questions),
    body,
  };
}

const render = (path: string, address: string) =>
  prerenderedBody(path, (styles) => (
    <PublicAddress value={address}>
      <App styles={styles} renderRouter={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />
    </PublicAddress>
  ));

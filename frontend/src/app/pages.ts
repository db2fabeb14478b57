import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyWithPreload, type Preloadable } from '@/app/lazy-with-preload';
import { paths } from '@/shared/site/paths';
import { type Product, products, type ProductSlug } from '@/shared/site/products';
import { site } from '@/shared/site/settings';

export interface PageEntry extends Preloadable {
  path: string;
  /** For the browser tab and search engines. */
  title: string;
  description: string;
  /** 'static' pages only display; 'interactive' ones use the API and toasts, and load the code for that. */
  kind: 'static' | 'interactive';
  /** True if the address itself holds what to show, such as a token: rendered in the browser, never indexed. */
  clientOnly?: true;
}

/** Separate modules, so that a page loads only its own product's text. */
const productModules: Record<ProductSlug, () => Promise<{ Component: ComponentType }>> = {
  'business-loans': () => import('@/pages/product/products/business-loans'),
  'invoice-finance': () => import('@/pages/product/products/invoice-finance'),
  'asset-finance': () => import('@/pages/product/products/asset-finance'),
  'merchant-cash-advance': () => import('@/pages/product/products/merchant-cash-advance'),
  'bridging-business': () => import('@/pages/product/products/bridging-business'),
  'commercial-mortgage': () => import('@/pages/product/products/commercial-mortgage'),
  'bridging-property': () => import('@/pages/product/products/bridging-property'),
  'development-finance': () => import('@/pages/product/products/development-finance'),
  'btl-mortgages': () => import('@/pages/product/products/btl-mortgages'),
};

/** The public pages. To add one: an entry here, a path, and a module under pages that exports `Component`. */
export const publicPages: readonly PageEntry[] = [
  page(() => import('@/pages/home/home-page'), {
    path: paths.home,
    title: `${site.brand}: business and property finance, matched to lenders`,
    description:
      'Tell us once what your company needs. We compare it with the criteria of each lender and show who fits, with every reason.',
    kind: 'static',
  }),
  page(() => import('@/pages/contact/contact-page'), {
    path: paths.contact,
    title: `Get in Touch | ${site.brand}`,
    description: 'Email, call or visit us in Glasgow. Our funding experts respond within 24 hours.',
    kind: 'interactive',
  }),
  page(() => import('@/pages/apply/apply-page'), {
    path: paths.apply,
    title: `Quick funding application | ${site.brand}`,
    description:
      'Seven questions, about 5 minutes: tell us what your company needs and hear from us within 24 hours.',
    kind: 'interactive',
  }),
  page(() => import('@/pages/partners/landing-page'), {
    path: paths.partners,
    title: `Partners: refer a client and see every step | ${site.brand}`,
    description:
      'For accountants, solicitors, advisers and brokers: refer clients for business and property finance, follow every case, and earn commission when it completes.',
    kind: 'static',
  }),
  page(() => import('@/pages/results/results-page'), {
    path: paths.results,
    title: `Your results | ${site.brand}`,
    description: 'Your saved answers, matched with today’s lender panel.',
    kind: 'interactive',
    clientOnly: true,
  }),
  page(() => import('@/pages/status/status-page'), {
    path: paths.status,
    title: `Your application | ${site.brand}`,
    description: 'The status of an application, and who has its details.',
    kind: 'interactive',
    clientOnly: true,
  }),
  page(() => import('@/pages/trust/privacy-page'), {
    path: paths.privacy,
    title: `Privacy | ${site.brand}`,
    description: 'What we hold about you, why, who sees it, and how to have it corrected or deleted.',
    kind: 'static',
  }),
  page(() => import('@/pages/trust/cookies-page'), {
    path: paths.cookies,
    title: `Cookies | ${site.brand}`,
    description: 'We set no cookies for visitors. What the sign-in cookies are, and what each is for.',
    kind: 'static',
  }),
  page(() => import('@/pages/trust/terms-page'), {
    path: paths.terms,
    title: `Terms | ${site.brand}`,
    description: 'What this site does for you, what it does not, what a match means and what we ask of you.',
    kind: 'static',
  }),
  page(() => import('@/pages/trust/complaints-page'), {
    path: paths.complaints,
    title: `Complaints | ${site.brand}`,
    description: 'How to complain, what happens next, and where to go if you are not happy with our answer.',
    kind: 'interactive',
  }),
  page(() => import('@/pages/trust/data-complaint-page'), {
    path: paths.dataComplaint,
    title: `Data complaints | ${site.brand}`,
    description: 'How to complain about our use of your personal data, and how to ask for a copy of it.',
    kind: 'interactive',
  }),
  page(() => import('@/pages/trust/accessibility-page'), {
    path: paths.accessibility,
    title: `Accessibility | ${site.brand}`,
    description: 'How we make this site usable by everyone, how we test it, and its known issues.',
    kind: 'static',
  }),
  page(() => import('@/pages/trust/how-we-are-paid-page'), {
    path: paths.howWeArePaid,
    title: `How we are paid | ${site.brand}`,
    description: 'Who pays us, what you may pay, and why commission never affects your matches.',
    kind: 'static',
  }),
  page(() => import('@/pages/developers/developers-page'), {
    path: paths.developers,
    title: `Developers | ${site.brand}`,
    description:
      'Connect your CRM to our API: first requests in curl, Node.js and Python, endpoints, errors, idempotency and limits.',
    kind: 'static',
  }),
  page(() => import('@/pages/fact-find/fact-find-page'), {
    path: paths.factFind,
    title: `Get Matched with the Right Lenders | ${site.brand}`,
    description:
      'Answer a short fact-find about your company and the funding it needs, and see which lenders fit and why.',
    kind: 'interactive',
  }),
  page(() => import('@/pages/fact-find/enhanced-fact-find-page'), {
    path: paths.enhancedFactFind,
    title: `Detailed Fact-Find | ${site.brand}`,
    description:
      'Everything a lender usually asks about your company, its finances and its security, in a few short steps, for a closer match.',
    kind: 'interactive',
  }),
  ...products.map((product) => productPage(product)),
];

export const notFoundPage = page(() => import('@/pages/not-found/not-found-page'), {
  path: '*',
  title: `Page Not Found | ${site.brand}`,
  description: 'There is no page at this address.',
  kind: 'static',
});

/** The page at an address; unknown addresses get the not-found page. */
export function pageAt(pathname: string): PageEntry {
  return publicPages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
}

/** The wrapper of interactive pages. */
export const interactiveProviders = lazyWithPreload(
  () => import('@/app/interactive-providers'),
  ({ InteractiveProviders }) => InteractiveProviders,
);

/** Preloads the code of the page at an address. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await Promise.all([page.preload(), page.kind === 'interactive' && interactiveProviders.preload()]);
}

function page(
  load: () => Promise<{ Component: ComponentType }>,
  facts: Omit<PageEntry, keyof Preloadable>,
): PageEntry {
  return { ...facts, ...lazyWithPreload(load, ({ Component }) => Component) };
}

/** A product page's description uses its figures. */
function productPage({ slug, path, title, description, rate, amount, time }: Product): PageEntry {
  return page(productModules[slug], {
    path,
    title: `${title} | ${site.brand}`,
    description: `${description} ${title}: ${rate}, ${amount}, ${time}.`,
    kind: 'static',
  });
}

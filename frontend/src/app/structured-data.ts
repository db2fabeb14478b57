import type { PageEntry } from '@/app/pages';
import { paths } from '@/shared/site/paths';
import type { Question } from '@/pages/product/product-details';
import { type Product, products } from '@/shared/site/products';
import { site } from '@/shared/site/settings';

type Thing = Readonly<Record<string, unknown>>;

/** A page's schema.org data, all from the site's own content. */
export function structuredData(
  { path, title, description }: PageEntry,
  address: string,
  questions: readonly Question[],
): Thing[] {
  const url = `${address}${path}`;
  const page = { '@type': 'WebPage', '@id': url, url, name: title, description, inLanguage: 'en-GB' };
  const product = products.find((each) => each.path === path);
  if (path === paths.home) return [page, firm(address), website(address)];
  if (path === paths.contact) return [{ ...page, '@type': 'ContactPage' }, firm(address)];
  if (path === paths.partners) return [page, trail({ title: 'Partners', path }, address)];
  if (product) return [page, trail(product, address), service(product, address), answers(questions, url)];
  return [page];
}

/** The firm. The contact page and the home page have all its details. */
function firm(address: string): Thing {
  const { brand, company, office, phone, email } = site;
  return {
    '@type': 'FinancialService',
    '@id': firmId(address),
    name: brand,
    legalName: company.name,
    url: `${address}/`,
    telephone: phone.dialled,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.town,
      postalCode: office.postcode,
      addressCountry: 'GB',
    },
    areaServed: 'GB',
    currenciesAccepted: 'GBP',
    makesOffer: products.map(({ title, path }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'FinancialProduct', name: title, url: `${address}${path}` },
    })),
  };
}

const website = (address: string): Thing => ({
  '@type': 'WebSite',
  name: site.brand,
  url: `${address}/`,
  publisher: { '@id': firmId(address) },
});

const service = ({ title, description, category, path, rate }: Product, address: string): Thing => ({
  '@type': 'FinancialProduct',
  name: title,
  description,
  category,
  url: `${address}${path}`,
  feesAndCommissionsSpecification: rate,
  audience: { '@type': 'BusinessAudience', name: 'Businesses in the United Kingdom' },
  areaServed: 'GB',
  provider: { '@type': 'FinancialService', '@id': firmId(address), name: site.brand, url: `${address}/` },
});

const answers = (questions: readonly Question[], url: string): Thing => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const trail = ({ title, path }: Pick<Product, 'title' | 'path'>, address: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: site.brand, item: `${address}/` },
    { '@type': 'ListItem', position: 2, name: title, item: `${address}${path}` },
  ],
});

const firmId = (address: string) => `${address}/#firm`;

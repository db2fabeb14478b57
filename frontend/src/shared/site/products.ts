interface ProductFacts {
  /** The fundingType of the API. */
  slug: string;
  path: string;
  title: string;
  category: 'Loan' | 'Finance' | 'Advance' | 'Mortgage';
  /** What secures the loan; the fact-finds ask about it. */
  securedBy: 'trading' | 'invoices' | 'asset' | 'property';
  description: string;
  rate: string;
  amount: string;
  time: string;
  features: readonly [string, string];
  popular?: true;
}

/** The products in the order of the menu, the grid and every list. */
const table = [
  {
    slug: 'business-loans',
    path: '/business-loans',
    title: 'Business Loans',
    category: 'Loan',
    securedBy: 'trading',
    description: 'A fixed sum over a fixed term, for stock, staff, tax or growth.',
    rate: 'from 4.9% APR',
    amount: '£5K-£500K',
    time: '2-7 days',
    features: ['Unsecured up to £150,000', 'Fixed monthly repayments'],
    popular: true,
  },
  {
    slug: 'invoice-finance',
    path: '/invoice-finance',
    title: 'Invoice Finance',
    category: 'Finance',
    securedBy: 'invoices',
    description: 'Most of an invoice on the day you raise it, the rest when your customer pays.',
    rate: 'from 1.5% monthly',
    amount: 'up to 90% of invoice value',
    time: '24 hours',
    features: ['Grows with your sales ledger', 'From £10,000 monthly turnover'],
  },
  {
    slug: 'asset-finance',
    path: '/asset-finance',
    title: 'Asset Finance',
    category: 'Finance',
    securedBy: 'asset',
    description: 'Vehicles, plant and equipment paid for while they earn.',
    rate: 'from 3.9% APR',
    amount: '£1K-£1M+',
    time: '1-3 days',
    features: ['The asset itself is the security', 'New, used or refinanced'],
  },
  {
    slug: 'merchant-cash-advance',
    path: '/merchant-cash-advance',
    title: 'Merchant Cash Advance',
    category: 'Advance',
    securedBy: 'trading',
    description: 'An advance on card takings, repaid as a share of each sale.',
    rate: 'factor rate 1.1-1.5',
    amount: '£3K-£200K',
    time: 'same day',
    features: ['Repayments follow your takings', 'From 3 months trading history'],
  },
  {
    slug: 'bridging-business',
    path: '/bridging-finance-business',
    title: 'Bridging Loans (Business)',
    category: 'Finance',
    securedBy: 'property',
    description: 'Short-term money against property, for a purchase or a gap that will not wait.',
    rate: 'from 0.75% monthly',
    amount: '£50K-£5M+',
    time: '5-10 days',
    features: ['Terms of 1-24 months', 'Interest can be rolled up'],
  },
  {
    slug: 'commercial-mortgage',
    path: '/commercial-mortgage',
    title: 'Commercial Mortgage',
    category: 'Mortgage',
    securedBy: 'property',
    description: 'Buy or refinance the premises that your business works from.',
    rate: 'from 2.5% APR',
    amount: '£100K-£10M+',
    time: '4-8 weeks',
    features: ['Terms up to 25 years', 'Owner-occupied or let'],
  },
  {
    slug: 'bridging-property',
    path: '/bridging-loans',
    title: 'Bridging Loans (Property)',
    category: 'Loan',
    securedBy: 'property',
    description: 'Auction deadlines, broken chains and refurbishments, funded until you sell or refinance.',
    rate: 'from 0.45% monthly',
    amount: '£25K-£25M+',
    time: '1-2 weeks',
    features: ['Terms of 1-36 months', 'First or second charge'],
  },
  {
    slug: 'development-finance',
    path: '/development-finance',
    title: 'Development Finance',
    category: 'Finance',
    securedBy: 'property',
    description: 'Land and build costs, released in stages as the work is done.',
    rate: 'from 5.5% APR',
    amount: '£100K-£50M+',
    time: '2-4 weeks',
    features: ['Drawn down in stages', 'Ground-up or conversion'],
  },
  {
    slug: 'btl-mortgages',
    path: '/ltd-co-btl-mortgages',
    title: 'Ltd Co BTL Mortgages',
    category: 'Mortgage',
    securedBy: 'property',
    description: 'Buy-to-let mortgages for property held in a limited company.',
    rate: 'from 3.2% APR',
    amount: '£25K-£2M+',
    time: '3-6 weeks',
    features: ['Rental cover of 125-145%', 'Single lets, HMOs and portfolios'],
  },
] as const satisfies readonly ProductFacts[];

export type ProductSlug = (typeof table)[number]['slug'];

export interface Product extends ProductFacts {
  slug: ProductSlug;
}

export const products: readonly Product[] = table;

export function productOf(slug: ProductSlug): Product {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`The list of products lacks ${slug}.`);
  return product;
}

/** The title of a product; an unknown value is returned unchanged. */
export const productTitle = (slug: string): string =>
  products.find((product) => product.slug === slug)?.title ?? slug;

/** A lender's comma-separated products as titles, each once. */
export const productTitles = (productTypes: string): readonly string[] => {
  const names = productTypes
    .split(/[,;|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...new Set(names.map(productTitle))];
};

export const slugsSecuredBy = (...securities: readonly Product['securedBy'][]): readonly ProductSlug[] =>
  products.filter(({ securedBy }) => securities.includes(securedBy)).map(({ slug }) => slug);

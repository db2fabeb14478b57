import { copy as assetFinance } from '@/shared/site/product-copy/asset-finance';
import { copy as bridgingBusiness } from '@/shared/site/product-copy/bridging-business';
import { copy as bridgingProperty } from '@/shared/site/product-copy/bridging-property';
import { copy as btlMortgages } from '@/shared/site/product-copy/btl-mortgages';
import { copy as businessLoans } from '@/shared/site/product-copy/business-loans';
import { copy as commercialMortgage } from '@/shared/site/product-copy/commercial-mortgage';
import { copy as developmentFinance } from '@/shared/site/product-copy/development-finance';
import { copy as invoiceFinance } from '@/shared/site/product-copy/invoice-finance';
import { copy as merchantCashAdvance } from '@/shared/site/product-copy/merchant-cash-advance';
import type { ProductCopy } from '@/shared/site/product-copy/product-copy';
import { products, type ProductSlug } from '@/shared/site/products';

const copies: Record<ProductSlug, ProductCopy> = {
  'business-loans': businessLoans,
  'invoice-finance': invoiceFinance,
  'asset-finance': assetFinance,
  'merchant-cash-advance': merchantCashAdvance,
  'bridging-business': bridgingBusiness,
  'commercial-mortgage': commercialMortgage,
  'bridging-property': bridgingProperty,
  'development-finance': developmentFinance,
  'btl-mortgages': btlMortgages,
};

const sentencesOf = (copy: ProductCopy): string[] => [
  ...copy.overview,
  ...copy.benefits.flatMap(({ title, text }) => [title, text]),
  copy.flexible.intro,
  ...copy.flexible.points,
  ...copy.questions.flatMap(({ question, answer }) => [question, answer]),
];

it('has something of its own to say about each product', () => {
  const all = Object.values(copies).flatMap(sentencesOf);

  expect(new Set(all).size).toBe(all.length);
});

it.each(products)('explains $title in full', ({ slug }) => {
  const { overview, benefits, requirements, flexible, questions, alternatives } = copies[slug];

  expect(overview.join(' ').split(' ').length).toBeGreaterThan(70);
  expect(benefits.length).toBeGreaterThanOrEqual(3);
  expect(requirements.length).toBeGreaterThanOrEqual(4);
  expect(flexible.points.length).toBeGreaterThanOrEqual(3);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(alternatives.map((each) => each.slug)).not.toContain(slug);
});

it.each(products)('promises nothing about $title that a lender would have to keep', ({ slug }) => {
  const text = JSON.stringify(copies[slug]);

  expect(text).not.toMatch(/guaranteed approval|everyone|no credit checks?|always approved|best rate|!/i);
});

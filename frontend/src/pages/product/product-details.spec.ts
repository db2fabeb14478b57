import { pageAt } from '@/app/pages';
import type { ProductCopy } from '@/pages/product/product-details';
import { products } from '@/shared/site/products';

const copyOf = async (path: string): Promise<ProductCopy> =>
  ((await pageAt(path).load()) as { details: ProductCopy }).details;

const sentencesOf = (copy: ProductCopy): string[] => [
  ...copy.overview,
  ...copy.benefits.flatMap(({ title, text }) => [title, text]),
  copy.flexible.intro,
  ...copy.flexible.points,
  ...copy.questions.flatMap(({ question, answer }) => [question, answer]),
];

describe('Product details', () => {
  it('describes each product in its own words', async () => {
    const all = (await Promise.all(products.map(({ path }) => copyOf(path)))).flatMap(sentencesOf);

    expect(new Set(all).size).toBe(all.length);
  });

  it.each(products)('explains $title in full', async ({ slug, path }) => {
    const { overview, benefits, requirements, flexible, questions, alternatives } = await copyOf(path);

    expect(overview.join(' ').split(' ').length).toBeGreaterThan(70);
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    expect(requirements.length).toBeGreaterThanOrEqual(4);
    expect(flexible.points.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(alternatives.map((each) => each.slug)).not.toContain(slug);
  });

  it.each(products)('promises nothing about $title that depends on a lender', async ({ path }) => {
    const text = JSON.stringify(await copyOf(path));

    expect(text).not.toMatch(/guaranteed approval|everyone|no credit checks?|always approved|best rate|!/i);
  });
});

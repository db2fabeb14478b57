import { pageAt } from '@/app/pages';
import { structuredData } from '@/app/structured-data';
import { details } from '@/pages/product/products/merchant-cash-advance';
import { products } from '@/shared/site/products';

const ADDRESS = 'https://broker.example';

describe('structuredData', () => {
  it('describes each product with the facts of its card', () => {
    for (const { path, title, description, rate } of products) {
      const data = structuredData(pageAt(path), ADDRESS, []);

      expect(data).toContainEqual(
        expect.objectContaining({
          '@type': 'FinancialProduct',
          name: title,
          description,
          url: `${ADDRESS}${path}`,
          feesAndCommissionsSpecification: rate,
        }),
      );
    }
  });

  it('repeats only the questions that a product page answers', async () => {
    const page = pageAt('/merchant-cash-advance');
    const { questions } = (await page.load()) as { questions: typeof details.questions };

    const faq = structuredData(page, ADDRESS, questions).find((each) => each['@type'] === 'FAQPage');

    expect(questions).toBe(details.questions);
    expect(faq?.['mainEntity']).toEqual(
      details.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });
});

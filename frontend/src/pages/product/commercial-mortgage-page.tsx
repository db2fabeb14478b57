import { instalmentPlan } from '@/features/illustrations/instalment-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/commercial-mortgage';

const plan = instalmentPlan('commercial-mortgage', {
  amountLabel: 'Mortgage',
  amount: 400_000,
  term: { unit: 'years', from: 3, to: 25, step: 1, start: 20 },
  highestApr: 12,
});

export const { questions } = copy;

export function Component() {
  return <ProductPage slug="commercial-mortgage" copy={copy} illustration={<Illustration plan={plan} />} />;
}

import { instalmentPlan } from '@/features/illustrations/instalment-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/business-loans';

const plan = instalmentPlan('business-loans', {
  amountLabel: 'Loan',
  amount: 80_000,
  term: { unit: 'months', from: 6, to: 72, step: 1, start: 36 },
  highestApr: 29.9,
});

export const { questions } = copy;

export function Component() {
  return <ProductPage slug="business-loans" copy={copy} illustration={<Illustration plan={plan} />} />;
}

import { instalmentPlan } from '@/features/illustrations/instalment-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/asset-finance';

const plan = instalmentPlan('asset-finance', {
  amountLabel: 'Amount financed',
  amount: 45_000,
  term: { unit: 'months', from: 12, to: 84, step: 1, start: 60 },
  highestApr: 24.9,
});

export const { questions } = copy;

export function Component() {
  return <ProductPage slug="asset-finance" copy={copy} illustration={<Illustration plan={plan} />} />;
}

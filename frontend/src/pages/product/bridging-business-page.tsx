import { bridgingPlan } from '@/features/illustrations/bridging-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/bridging-business';

const plan = bridgingPlan('bridging-business', {
  amount: 250_000,
  months: 9,
  longestTerm: 24,
  highestRate: 2,
});

export const { questions } = copy;

export function Component() {
  return <ProductPage slug="bridging-business" copy={copy} illustration={<Illustration plan={plan} />} />;
}

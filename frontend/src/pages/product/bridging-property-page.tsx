import { bridgingPlan } from '@/features/illustrations/bridging-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/bridging-property';

const plan = bridgingPlan('bridging-property', {
  amount: 180_000,
  months: 12,
  longestTerm: 36,
  highestRate: 2,
});

export const { questions } = copy;

export function Component() {
  return <ProductPage slug="bridging-property" copy={copy} illustration={<Illustration plan={plan} />} />;
}

import { stagedPlan } from '@/features/illustrations/staged-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/development-finance';

export const { questions } = copy;

export function Component() {
  return (
    <ProductPage slug="development-finance" copy={copy} illustration={<Illustration plan={stagedPlan} />} />
  );
}

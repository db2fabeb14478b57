import { rentalPlan } from '@/features/illustrations/rental-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/btl-mortgages';

export const { questions } = copy;

export function Component() {
  return <ProductPage slug="btl-mortgages" copy={copy} illustration={<Illustration plan={rentalPlan} />} />;
}

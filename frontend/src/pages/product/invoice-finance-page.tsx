import { invoicePlan } from '@/features/illustrations/invoice-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { ProductPage } from '@/pages/product/product-page';
import { copy } from '@/shared/site/product-copy/invoice-finance';

export const { questions } = copy;

export function Component() {
  return (
    <ProductPage slug="invoice-finance" copy={copy} illustration={<Illustration plan={invoicePlan} />} />
  );
}

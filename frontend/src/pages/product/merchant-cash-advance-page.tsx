import { advancePlan } from '@/features/illustrations/advance-plan';
import { Illustration } from '@/features/illustrations/illustration';
import { FactorRate } from '@/pages/product/factor-rate';
import { ProductPage } from '@/pages/product/product-page';
import { footnotes } from '@/shared/site/claims';
import { copy } from '@/shared/site/product-copy/merchant-cash-advance';

export const { questions } = copy;

export function Component() {
  return (
    <ProductPage
      slug="merchant-cash-advance"
      copy={copy}
      illustration={<Illustration plan={advancePlan} />}
      rateLeadIn={<FactorRate />}
      footnote={footnotes.factorRate}
    />
  );
}

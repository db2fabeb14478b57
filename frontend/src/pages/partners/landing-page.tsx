import { PartnerBenefits } from '@/pages/partners/landing/partner-benefits';
import { BothSides } from '@/pages/partners/landing/both-sides';
import { PartnerHero } from '@/pages/partners/landing/partner-hero';
import { PartnerNextStep } from '@/pages/partners/landing/partner-next-step';
import { ProductLists } from '@/pages/partners/landing/product-lists';
import { WaysToRefer } from '@/pages/partners/landing/ways-to-refer';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';

export function Component() {
  return (
    <>
      <SelectiveHydration>
        <PartnerHero />
      </SelectiveHydration>
      <SelectiveHydration>
        <PartnerBenefits />
      </SelectiveHydration>
      <WaysToRefer />
      <BothSides />
      <ProductLists />
      <PartnerNextStep />
    </>
  );
}

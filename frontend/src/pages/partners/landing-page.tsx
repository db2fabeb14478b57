import { Benefits } from '@/pages/partners/landing/benefits';
import { BothSides } from '@/pages/partners/landing/both-sides';
import { PartnerHero } from '@/pages/partners/landing/partner-hero';
import { PartnerNextStep } from '@/pages/partners/landing/partner-next-step';
import { ProductLists } from '@/pages/partners/landing/product-lists';
import { WaysToRefer } from '@/pages/partners/landing/ways-to-refer';
import { HydratedApart } from '@/shared/ui/hydrated-apart';

export function Component() {
  return (
    <>
      <HydratedApart>
        <PartnerHero />
      </HydratedApart>
      <HydratedApart>
        <Benefits />
      </HydratedApart>
      <WaysToRefer />
      <BothSides />
      <ProductLists />
      <PartnerNextStep />
    </>
  );
}

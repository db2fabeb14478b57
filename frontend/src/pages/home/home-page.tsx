import { CallToAction } from '@/pages/home/call-to-action';
import { ClaimsStrip } from '@/pages/home/claims-strip';
import { HomeHero } from '@/pages/home/home-hero';
import { HowItWorks } from '@/pages/home/how-it-works';
import { ProductGrid } from '@/pages/home/product-grid';
import { HydratedApart } from '@/shared/ui/hydrated-apart';

export function Component() {
  return (
    <>
      <HydratedApart>
        <HomeHero />
      </HydratedApart>
      <HydratedApart>
        <ClaimsStrip />
      </HydratedApart>
      <ProductGrid />
      <HowItWorks />
      <CallToAction />
    </>
  );
}

import { CallToAction } from '@/pages/home/call-to-action';
import { ClaimsStrip } from '@/pages/home/claims-strip';
import { Hero } from '@/pages/home/hero';
import { HowItWorks } from '@/pages/home/how-it-works';
import { ProductGrid } from '@/pages/home/product-grid';
import { HydratedApart } from '@/shared/ui/hydrated-apart';

export function Component() {
  return (
    <>
      <HydratedApart>
        <Hero />
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

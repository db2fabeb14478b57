import { CallToAction } from '@/pages/home/call-to-action';
import { ClaimsStrip } from '@/pages/home/claims-strip';
import { HomeHero } from '@/pages/home/home-hero';
import { HowItWorks } from '@/pages/home/how-it-works';
import { ProductGrid } from '@/pages/home/product-grid';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';

export function Component() {
  return (
    <>
      <SelectiveHydration>
        <HomeHero />
      </SelectiveHydration>
      <SelectiveHydration>
        <ClaimsStrip />
      </SelectiveHydration>
      <ProductGrid />
      <HowItWorks />
      <CallToAction />
    </>
  );
}

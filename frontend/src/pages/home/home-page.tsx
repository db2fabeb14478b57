import { CallToAction } from '@/pages/home/call-to-action';
import { ClaimsStrip } from '@/pages/home/claims-strip';
import { Hero } from '@/pages/home/hero';
import { HowItWorks } from '@/pages/home/how-it-works';
import { ProductGrid } from '@/pages/home/product-grid';

export function Component() {
  return (
    <>
      <Hero />
      <ClaimsStrip />
      <ProductGrid />
      <HowItWorks />
      <CallToAction />
    </>
  );
}

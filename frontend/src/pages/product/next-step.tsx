import { StartLink } from '@/pages/product/start-link';
import type { Product } from '@/shared/site/products';
import { ClosingBand, onDeep } from '@/shared/ui/public/closing-band';

export function NextStep({ product, amount }: { product: Product; amount: number | null }) {
  return (
    <ClosingBand
      title="See which lenders fit your company"
      text="A short fact-find, then a list with a score and the reasons for it. Your details come to us, not to the lenders."
    >
      <StartLink slug={product.slug} amount={amount} sx={onDeep} />
    </ClosingBand>
  );
}

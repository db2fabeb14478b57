import { useLocation } from 'react-router-dom';
import { useOnceHydrated } from '@/shared/lib/use-once-hydrated';
import { products } from '@/shared/site/products';

/** The funding type of the product page that led here, or blank. The prerendered page came from nowhere. */
export function useLinkedProduct(): string {
  const state: unknown = useLocation().state;
  return useOnceHydrated(fundingTypeIn(state), '');
}

function fundingTypeIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('fundingType' in state)) return '';
  const { fundingType } = state;
  return products.find(({ slug }) => slug === fundingType)?.slug ?? '';
}

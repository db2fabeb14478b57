import { useLocation } from 'react-router-dom';
import { useInBrowser } from '@/shared/lib/use-in-browser';
import { products } from '@/shared/site/products';

/** The funding type of the product page that led here, or blank. The prerendered page came from nowhere. */
export function useLinkedProduct(): string {
  const state: unknown = useLocation().state;
  const inBrowser = useInBrowser();
  return inBrowser ? fundingTypeIn(state) : '';
}

function fundingTypeIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('fundingType' in state)) return '';
  const { fundingType } = state;
  return products.find(({ slug }) => slug === fundingType)?.slug ?? '';
}

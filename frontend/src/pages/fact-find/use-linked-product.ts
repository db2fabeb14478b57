import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { products } from '@/shared/site/products';

/**
 * The funding type of the product page that linked here, or blank. Ignored after Back or a reload, because the user
 * may have answered since, and on prerendered pages.
 */
export function useLinkedProduct(): string {
  const state: unknown = useLocation().state;
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  return useValueAfterHydration(cameByLink ? fundingTypeIn(state) : '', '');
}

function fundingTypeIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('fundingType' in state)) return '';
  const { fundingType } = state;
  return products.find(({ slug }) => slug === fundingType)?.slug ?? '';
}

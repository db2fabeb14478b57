import { products } from '@/shared/site/products';

/** A funding type in words: partners choose one by its label, visitors a product by its slug. */
export const fundingTypeInWords = (fundingType: string): string =>
  products.find(({ slug }) => slug === fundingType)?.title ?? fundingType;

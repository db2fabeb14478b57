import { products } from '@/shared/site/products';

/** A lender's comma-separated products as titles; a word we do not know stays as the lender wrote it. */
export const productTitles = (productTypes: string): readonly string[] => {
  const names = productTypes
    .split(/[,;|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...new Set(names.map((name) => products.find(({ slug }) => slug === name)?.title ?? name))];
};

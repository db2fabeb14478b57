import type { Option } from '@/shared/forms/fields/options';
import { products } from '@/shared/site/products';

/** The funding types to choose from: the API takes the slug, people read the label. */
export const fundingTypes: readonly Option[] = products.map(({ slug, title }) => ({
  value: slug,
  label: title,
}));

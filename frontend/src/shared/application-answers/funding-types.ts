import type { Option } from '@/shared/forms/form-select';
import { products } from '@/shared/site/products';

/** What a visitor may ask for: the slug travels, the label is read. */
export const fundingTypes: readonly Option[] = products.map(({ slug, title }) => ({
  value: slug,
  label: title,
}));

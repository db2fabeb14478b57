import type { FoundWord } from '@/features/lenders/lenders-api';

export type WordKind = FoundWord['kind'];

export const WORD_KINDS: Readonly<Record<WordKind, string>> = {
  product: 'Product',
  header: 'Header',
  'property-type': 'Property type',
  place: 'Place',
};

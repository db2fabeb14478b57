import type { FoundTerm } from '@/features/lender-import/lender-import-api';
import { humanise, lookUp } from '@/shared/lib/labels';

type WordKind = FoundTerm['kind'];

export const WORD_KINDS: Readonly<Record<WordKind, string>> = {
  product: 'Product',
  header: 'Header',
  'property-type': 'Property type',
  place: 'Place',
};

/** 'Property type' */
export const wordKindLabel = (kind: WordKind): string => lookUp(WORD_KINDS, kind) ?? humanise(kind);

import type { FoundTerm } from '@/features/lender-import/lender-import-api';
import { humanise, lookUp } from '@/shared/lib/labels';

type TermKind = FoundTerm['kind'];

export const TERM_KINDS: Readonly<Record<TermKind, string>> = {
  product: 'Product',
  header: 'Header',
  'property-type': 'Property type',
  place: 'Place',
};

/** 'Property type' */
export const termKindLabel = (kind: TermKind): string => lookUp(TERM_KINDS, kind) ?? humanise(kind);

import type { Offer, Submission } from '@/features/deals/deals-api';
import type { ComparedOffer } from '@/features/deals/offer-comparison';
import type { OfferedMove } from '@/features/deals/submission-states';

/** What a dialog of the submissions is open for. */
export type Doing =
  | { readonly what: 'move'; readonly submission: Submission; readonly move: OfferedMove }
  | { readonly what: 'offer'; readonly submission: Submission; readonly offer: Offer | null }
  | { readonly what: 'accept' | 'takeBack' | 'withdraw' | 'share'; readonly compared: ComparedOffer }
  | { readonly what: 'complete' | 'redeem' | 'notRedeemed' | 'reverse'; readonly submission: Submission }
  | { readonly what: 'compare' }
  | { readonly what: 'ask' | 'record'; readonly chosen: readonly string[] };

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'in_review'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** To which statuses staff may move an application: today from any to any other. */
export const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['in_review', 'approved', 'rejected'],
  in_review: ['pending', 'approved', 'rejected'],
  approved: ['pending', 'in_review', 'rejected'],
  rejected: ['pending', 'in_review', 'approved'],
};

/** How far an application has come with the lenders that it was put to, all of them taken together. */
export const PLACEMENTS = ['with_lenders', 'offers', 'accepted', 'completed', 'ended'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** How far a case is on its way from the fact-find to drawn money. */
export const STAGES = [
  'new',
  'reviewing',
  'with_lenders',
  'offers',
  'accepted',
  'completed',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** `placement` is null for what no lender was asked yet. */
export const stageOf = (status: ApplicationStatus, placement: Placement | null): Stage => {
  if (status === 'rejected') return 'closed';
  if (placement === 'completed') return 'completed';
  if (placement === 'accepted' || status === 'approved') return 'accepted';
  if (placement === 'ended') return 'closed';
  return placement ?? (status === 'in_review' ? 'reviewing' : 'new');
};

/** What ends a case: until it is taken up again, nothing more is to be done. */
export const SETTLED: readonly Stage[] = ['completed', 'closed'];

/** While it is neither approved nor rejected an application can be completed. */
export const UNDECIDED: readonly ApplicationStatus[] = ['pending', 'in_review'];

/** What answers an application: approved and rejected. */
export const DECISIONS: readonly ApplicationStatus[] = ['approved', 'rejected'];

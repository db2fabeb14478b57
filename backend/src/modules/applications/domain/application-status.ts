export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'in_review'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The status changes that staff may make: today from any to any other. */
export const MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['in_review', 'approved', 'rejected'],
  in_review: ['pending', 'approved', 'rejected'],
  approved: ['pending', 'in_review', 'rejected'],
  rejected: ['pending', 'in_review', 'approved'],
};

/** The combined progress of an application with its lenders. */
export const PLACEMENTS = ['with_lenders', 'offers', 'accepted', 'completed', 'ended'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** A case's progress from the fact-find to completion. */
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

/** `placement` is null before any lender was asked. */
export const stageOf = (status: ApplicationStatus, placement: Placement | null): Stage => {
  if (status === 'rejected') return 'closed';
  if (placement === 'completed') return 'completed';
  if (placement === 'accepted' || status === 'approved') return 'accepted';
  if (placement === 'ended') return 'closed';
  return placement ?? (status === 'in_review' ? 'reviewing' : 'new');
};

/** Final stages: nothing is left to do unless the case is reopened. */
export const SETTLED: readonly Stage[] = ['completed', 'closed'];

/** Statuses in which an application's answers can be completed. */
export const UNDECIDED: readonly ApplicationStatus[] = ['pending', 'in_review'];

/** Decisions about an application. */
export const DECISIONS: readonly ApplicationStatus[] = ['approved', 'rejected'];

import type { Application } from '@/features/applications/staff/admin-applications-api';
import { optionsOf } from '@/shared/forms/fields/options';
import { humanise, lookUp } from '@/shared/lib/labels';

/** In the order of progress. */
const STAGES: Readonly<Record<Application['stage'], string>> = {
  new: 'New',
  reviewing: 'Reviewing',
  with_lenders: 'With lenders',
  offers: 'Offers',
  accepted: 'Accepted',
  completed: 'Completed',
  closed: 'Closed',
};

/** Stages in which staff have nothing left to win. */
const FINISHED: ReadonlySet<string> = new Set<Application['stage']>(['completed', 'closed']);

export const isFinished = (stage: string): boolean => FINISHED.has(stage);

export const stageOptions = optionsOf(STAGES);

export const formatStage = (stage: string): string => lookUp(STAGES, stage) ?? humanise(stage);

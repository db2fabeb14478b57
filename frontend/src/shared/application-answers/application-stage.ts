import type { Schemas } from '@/api/schemas';
import { optionsOf } from '@/shared/forms/fields/options';
import { humanise, lookUp } from '@/shared/lib/labels';

type Stage = Schemas['ListedApplicationResponse']['stage'];

/** In the order of progress. */
const STAGES: Readonly<Record<Stage, string>> = {
  new: 'New',
  reviewing: 'Reviewing',
  with_lenders: 'With lenders',
  offers: 'Offers',
  accepted: 'Accepted',
  completed: 'Completed',
  closed: 'Closed',
};

/** Stages in which staff have nothing left to win. */
const FINISHED: ReadonlySet<string> = new Set<Stage>(['completed', 'closed']);

export const isFinished = (stage: string): boolean => FINISHED.has(stage);

export const stageOptions = optionsOf(STAGES);

export const formatStage = (stage: string): string => lookUp(STAGES, stage) ?? humanise(stage);

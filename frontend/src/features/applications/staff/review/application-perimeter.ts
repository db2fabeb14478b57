import type { Application } from '@/features/applications/staff/admin-applications-api';
import { optionsOf } from '@/shared/forms/fields/options';
import { longDateAndTime, shortDate } from '@/shared/lib/dates';
import { nameOrFormer } from '@/shared/lib/names';
import { humanise, lookUp } from '@/shared/lib/labels';

const PERIMETERS: Readonly<Record<Application['perimeter']['answer'], string>> = {
  may_be_regulated: 'May be regulated',
  ask: 'Needs checking',
  outside: 'Likely unregulated',
};

const OUTCOMES: Readonly<Record<NonNullable<Application['perimeterOutcome']>, string>> = {
  not_regulated: 'Not regulated',
  exempt: 'Exempt',
  regulated: 'Regulated, and we may arrange it',
};

export const outcomeOptions = optionsOf(OUTCOMES);

/** What staff found; null before they recorded it. */
export const formatFinding = ({ perimeterOutcome, perimeterNote }: Application): string | null => {
  if (perimeterOutcome === null) return null;
  const outcome = lookUp(OUTCOMES, perimeterOutcome) ?? humanise(perimeterOutcome);
  return perimeterNote === null ? outcome : `${outcome}: ${perimeterNote}`;
};

export const perimeterOptions = optionsOf(PERIMETERS);

/** Whether staff have to record their check before the details can go to a lender. */
export const awaitsPerimeterCheck = ({ perimeter, perimeterCheckedAt }: Application): boolean =>
  perimeter.answer !== 'outside' && perimeterCheckedAt === null;

export const formatPerimeter = (answer: string): string => lookUp(PERIMETERS, answer) ?? humanise(answer);

/** The recorded outcome with its date; until then, the automatic answer. */
export const regulationStatus = ({
  perimeter,
  perimeterCheckedAt,
  perimeterOutcome,
}: Application): string => {
  if (perimeterCheckedAt === null) return formatPerimeter(perimeter.answer);
  const day = shortDate(perimeterCheckedAt);
  if (perimeterOutcome === null) return `Checked on ${day}`;
  return `${lookUp(OUTCOMES, perimeterOutcome) ?? humanise(perimeterOutcome)}, checked on ${day}`;
};

/** When the check was recorded and by whom; null if it was not. */
export const checkRecord = ({ perimeterCheckedAt, perimeterCheckedBy }: Application): string | null =>
  perimeterCheckedAt && `${longDateAndTime(perimeterCheckedAt)}, by ${nameOrFormer(perimeterCheckedBy)}`;

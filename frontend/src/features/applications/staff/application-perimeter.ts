import type { Application } from '@/features/applications/staff/admin-applications-api';
import { optionsOf } from '@/shared/forms/options';
import { longDateAndTime, shortDate } from '@/shared/lib/dates';
import { humanise, lookUp } from '@/shared/lib/labels';

const PERIMETERS: Readonly<Record<Application['perimeter']['answer'], string>> = {
  may_be_regulated: 'May be regulated',
  ask: 'Needs checking',
  outside: 'Likely unregulated',
};

export const perimeterOptions = optionsOf(PERIMETERS);

/** Whether staff have to record their check before the details can go to a lender. */
export const awaitsPerimeterCheck = ({ perimeter, perimeterCheckedAt }: Application): boolean =>
  perimeter.answer !== 'outside' && perimeterCheckedAt === null;

export const formatPerimeter = (answer: string): string => lookUp(PERIMETERS, answer) ?? humanise(answer);

/** The recorded check with its date; until then, the automatic answer. */
export const regulationStatus = ({ perimeter, perimeterCheckedAt }: Application): string =>
  perimeterCheckedAt === null
    ? formatPerimeter(perimeter.answer)
    : `Checked on ${shortDate(perimeterCheckedAt)}`;

/** When the check was recorded and by whom; null if it was not. */
export const checkRecord = ({ perimeterCheckedAt, perimeterCheckedBy }: Application): string | null =>
  perimeterCheckedAt &&
  `${longDateAndTime(perimeterCheckedAt)}, by ${perimeterCheckedBy ?? 'a former team member'}`;

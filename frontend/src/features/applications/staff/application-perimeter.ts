import type { Application } from '@/features/applications/staff/admin-applications-api';
import { optionsOf } from '@/shared/forms/options';
import { asWords, lookUp } from '@/shared/lib/known-words';

const PERIMETERS: Readonly<Record<Application['perimeter']['answer'], string>> = {
  may_be_regulated: 'May be regulated',
  ask: 'To be asked',
  outside: 'Outside',
};

export const perimeterOptions = optionsOf(PERIMETERS);

export const perimeterInWords = (answer: string): string => lookUp(PERIMETERS, answer) ?? asWords(answer);

import type { Application } from '@/features/applications/staff/admin-applications-api';
import type { Option } from '@/shared/forms/form-select';
import { asWords, lookUp } from '@/shared/lib/known-words';

const PERIMETERS: Readonly<Record<Application['perimeter']['answer'], string>> = {
  may_be_regulated: 'May be regulated',
  ask: 'To be asked',
  outside: 'Outside',
};

export const perimeterOptions: readonly Option[] = Object.entries(PERIMETERS).map(([value, label]) => ({
  value,
  label,
}));

export const perimeterInWords = (answer: string): string => lookUp(PERIMETERS, answer) ?? asWords(answer);

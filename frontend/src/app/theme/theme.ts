import { components } from '@/app/theme/components';
import { themeOf } from '@/app/theme/create-theme';
import { typography } from '@/app/theme/typography';

/** The theme of every public page. */
export const theme = themeOf({ typography, components });

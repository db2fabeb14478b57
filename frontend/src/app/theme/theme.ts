import { components } from '@/app/theme/components';
import { createTheme } from '@/app/theme/create-theme';
import { look } from '@/app/theme/look';
import { typography } from '@/app/theme/typography';

/** The theme of every public page. */
export const theme = createTheme({ ...look, typography, components });

import { createTheme, type Theme, type TypographyVariantsOptions } from '@mui/material/styles';
import type { Overrides } from '@/app/theme/components';
import { baseTheme } from '@/app/theme/base-theme';

/** Otherwise Material UI takes `font: 'inherit'` in an `sx` for the name of one of its text variants. */
const fonts = { font: { inherit: 'inherit' } };

interface Own {
  typography: TypographyVariantsOptions;
  components: Overrides;
}

/** The base theme with the letters and pieces of one entry. */
export const themeOf = (own: Own): Theme => createTheme({ ...baseTheme, ...own, ...fonts });

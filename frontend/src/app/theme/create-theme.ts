import { createTheme, type Theme, type TypographyVariantsOptions } from '@mui/material/styles';
import type { Overrides } from '@/app/theme/components';
import { look } from '@/app/theme/look';

/** Otherwise Material UI takes `font: 'inherit'` in an `sx` for the name of one of its text variants. */
const fonts = { font: { inherit: 'inherit' } };

interface Own {
  typography: TypographyVariantsOptions;
  components: Overrides;
}

/** A theme of our look. */
export const themeOf = (own: Own): Theme => createTheme({ ...look, ...own, ...fonts });

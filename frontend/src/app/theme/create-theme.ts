import { createTheme, type Theme, type TypographyVariantsOptions } from '@mui/material/styles';
import type { Overrides } from '@/app/theme/components';
import { baseTheme } from '@/app/theme/base-theme';

/** Otherwise Material UI reads `font: 'inherit'` in `sx` as the name of a typography variant. */
const fonts = { font: { inherit: 'inherit' } };

interface Own {
  typography: TypographyVariantsOptions;
  components: Overrides;
}

/** The base theme with one entry's typography and components. */
export const themeOf = (own: Own): Theme => createTheme({ ...baseTheme, ...own, ...fonts });

import { createTheme, type Theme, type TypographyVariantsOptions } from '@mui/material/styles';
import type { Overrides } from '@/app/theme/components';
import { look } from '@/app/theme/look';

/**
 * Otherwise Material UI takes `font: 'inherit'` in an `sx` for the name of one of its text variants. As a second theme
 * it would be merged with all of the first, which keeps a phone for a while.
 */
const fonts = { font: { inherit: 'inherit' } };

interface Own {
  typography: TypographyVariantsOptions;
  components: Overrides;
}

/**
 * A theme of our look. With this file comes the code of Material UI: it and the making of a theme are each as much as
 * a phone does without a pause.
 */
export function themeOf({ typography, components }: Own): Theme {
  // The components' part stays as it is: among the options, Material UI would copy all of it, more than once.
  const theme = Object.assign(createTheme({ ...look, typography, ...fonts }), { components });
  // Components write their dark styles if there is a dark scheme; nothing is read from it, since its colours are variables.
  theme.colorSchemes.dark = theme.colorSchemes.light;
  return theme;
}

import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { look } from '@/app/theme/look';

/**
 * Otherwise Material UI takes `font: 'inherit'` in an `sx` for the name of one of its text variants. As a second theme
 * it would be merged with all of the first, which keeps a phone for a while.
 */
const fonts = { font: { inherit: 'inherit' } };

/**
 * A theme of our look. With this file comes the code of Material UI: it and the making of a theme are each as much as
 * a phone does without a pause.
 */
export function themeOf(own: Pick<ThemeOptions, 'typography' | 'components'>): Theme {
  const theme = createTheme({ ...look, ...own, ...fonts });
  // Components write their dark styles if there is a dark scheme; nothing is read from it, since its colours are variables.
  theme.colorSchemes.dark = theme.colorSchemes.light;
  return theme;
}

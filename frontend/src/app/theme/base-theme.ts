import {
  shouldSkipGeneratingVar,
  type CssVarsThemeOptions,
  type Shadows,
  type ThemeOptions,
} from '@mui/material/styles';
// Relative imports: vite.config reads this file too, and does not know '@'.
import { muiPalette } from './mui-palette';
import { dark, light } from './palette';

/** The only shadow, for floating elements. Others have a border. */
const FLOAT = '0 1px 2px rgb(8 20 30 / 0.08), 0 12px 32px rgb(8 20 30 / 0.14)';

const shadows = Array.from({ length: 25 }, (_, level) => (level === 0 ? 'none' : FLOAT)) as Shadows;

/**
 * Shared by public pages and portals. Colours are CSS variables that follow the system (`media`), so dark mode needs
 * no script, does not flash and does not re-render. The build writes the variables into each page
 * (prerender/theme-variables).
 */
export const baseTheme = {
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: 'kf',
    // No style uses a font variable, and the portals' fonts differ.
    shouldSkipGeneratingVar: (keys: string[]) => keys[0] === 'font' || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: { palette: muiPalette(light) }, dark: { palette: muiPalette(dark) } },
  spacing: 8,
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  shadows,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
    easing: { easeInOut: 'ease-out', easeOut: 'ease-out', easeIn: 'ease-in', sharp: 'ease-out' },
  },
} as const satisfies Omit<ThemeOptions, 'colorSchemes'> & Pick<CssVarsThemeOptions, 'colorSchemes'>;

import type { CssVarsThemeOptions, Shadows, ThemeOptions } from '@mui/material/styles';
import { FLOAT } from '@/app/theme/components';
import { muiPalette } from '@/app/theme/mui-palette';
import { dark, light } from '@/app/theme/palette';

const shadows = Array.from({ length: 25 }, (_, level) => (level === 0 ? 'none' : FLOAT)) as Shadows;

/**
 * What the public pages and the portals share. Colours are CSS variables that follow the reader's system (`media`),
 * so dark mode costs no script, no flash and no re-render.
 */
export const look = {
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'kf' },
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

import { createTheme, type Shadows } from '@mui/material/styles';
import { FLOAT, components } from '@/app/theme/components';
import { muiPalette } from '@/app/theme/mui-palette';
import { dark, light } from '@/app/theme/palette';
import { typography } from '@/app/theme/typography';

const shadows = Array.from({ length: 25 }, (_, level) => (level === 0 ? 'none' : FLOAT)) as Shadows;

/**
 * One theme for every page. Colours are CSS variables that follow the reader's system (`media`), so dark mode
 * costs no script, no flash and no re-render.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', cssVarPrefix: 'kf' },
  colorSchemes: { light: { palette: muiPalette(light) }, dark: { palette: muiPalette(dark) } },
  spacing: 8,
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  shadows,
  typography,
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
  components,
});

import '@mui/material/themeCssVarsAugmentation';
import type { PaletteOptions } from '@mui/material/styles';
import type { SchemeColours } from '@/app/theme/palette';

declare module '@mui/material/styles' {
  interface Palette {
    copper: string;
    control: string;
    deep: SchemeColours['deep'];
    wash: { primary: string; error: string; success: string; warning: string; info: string };
    score: SchemeColours['score'];
    criterion: SchemeColours['criterion'];
    status: SchemeColours['status'];
  }
  interface PaletteOptions {
    copper: string;
    control: string;
    deep: SchemeColours['deep'];
    wash: Palette['wash'];
    score: SchemeColours['score'];
    criterion: SchemeColours['criterion'];
    status: SchemeColours['status'];
  }
  interface TypeBackground {
    raised: string;
  }
}

/** Maps our colours to Material UI's palette; others keep their names. */
export function muiPalette(colours: SchemeColours): PaletteOptions {
  const solid = (main: string) => ({ main, dark: main, light: main, contrastText: colours.onPrimary });
  return {
    primary: { ...solid(colours.primary), dark: colours.primaryStrong },
    secondary: solid(colours.muted),
    error: solid(colours.danger),
    success: solid(colours.success),
    warning: solid(colours.warning),
    info: solid(colours.info),
    background: { default: colours.paper, paper: colours.card, raised: colours.raised },
    text: { primary: colours.ink, secondary: colours.muted, disabled: colours.muted },
    divider: colours.hairline,
    copper: colours.copper,
    control: colours.control,
    deep: colours.deep,
    wash: {
      primary: colours.wash,
      error: colours.dangerWash,
      success: colours.successWash,
      warning: colours.warningWash,
      info: colours.infoWash,
    },
    score: colours.score,
    criterion: colours.criterion,
    status: colours.status,
  };
}

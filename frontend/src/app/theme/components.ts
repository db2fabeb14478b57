import type { Components, CSSObject, CssVarsTheme, Theme } from '@mui/material/styles';
import { fields } from '@/app/theme/fields';
import { HEADER_HEIGHT } from '@/shared/ui/header-height';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Above the page: a tooltip, a toast, suggestions. */
    floating: true;
    /** A copper line above its title. */
    accent: true;
  }
}

export type Overrides = Components<Omit<Theme, 'components'> & CssVarsTheme>;

/** The focus ring. */
const focusRing = (theme: Theme): CSSObject => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 3,
});

/** Global styles. */
export const baseline = (theme: Theme): CSSObject => ({
  html: { scrollBehavior: 'smooth', scrollPaddingTop: HEADER_HEIGHT + 16, textSizeAdjust: '100%' },
  body: { overflowWrap: 'break-word', fontVariantNumeric: 'lining-nums' },
  ':focus-visible': { ...focusRing(theme), borderRadius: 4 },
  // What only a script focuses: the page, a heading, a result.
  ':is(main, h1, h2, h3, h4, [role="status"]):focus': { outline: 'none' },
  '::selection': { background: theme.vars.palette.copper, color: theme.vars.palette.background.default },
  '@media (prefers-reduced-motion: reduce)': {
    html: { scrollBehavior: 'auto' },
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
  // Their own marks are backgrounds and weights, of which forced colours leave little.
  '@media (forced-colors: active)': {
    ':is([aria-current], [aria-pressed="true"])': {
      textDecoration: 'underline',
      textDecorationThickness: 3,
      textUnderlineOffset: 3,
    },
    '.MuiButton-contained': { border: '1px solid' },
  },
});

export const components: Overrides = {
  ...fields,
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Material UI removes the outline of pressable elements in favour of its ripple.
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  // As in forms: on the left, because toasts appear on the right, and the main action first.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { justifyContent: 'flex-start', flexWrap: 'wrap', gap: 12, padding: '16px 24px 20px' },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { '&&:focus-visible': { outlineOffset: -3 } } } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '10px 22px',
        borderRadius: 8,
        transition: theme.transitions.create(['background-color', 'border-color', 'color'], {
          duration: 140,
        }),
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        // Buttons are not printed.
        '@media print': { display: 'none' },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.control,
              '&:hover': { borderColor: theme.vars.palette.text.primary, backgroundColor: 'transparent' },
            },
          },
          {
            props: { variant: 'text' },
            style: { padding: '10px 12px', '&:hover': { backgroundColor: theme.vars.palette.wash.primary } },
          },
          { props: { size: 'large' }, style: { ...theme.typography.button, padding: '11px 22px' } },
          {
            props: { size: 'small' },
            style: { ...theme.typography.button, minHeight: 44, padding: '7px 18px' },
          },
        ],
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        variants: [
          { props: { variant: 'outlined' }, style: { borderRadius: 10 } },
          {
            props: { variant: 'floating' },
            style: {
              border: `1px solid ${theme.vars.palette.divider}`,
              borderRadius: 10,
              backgroundColor: theme.vars.palette.background.raised,
              boxShadow: theme.shadows[1],
            },
          },
          {
            props: { variant: 'accent' },
            style: {
              paddingTop: 16,
              borderTop: `2px solid ${theme.vars.palette.copper}`,
              borderRadius: 0,
              backgroundColor: 'transparent',
            },
          },
        ],
      }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        height: 'auto',
        minHeight: 26,
        borderRadius: 6,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.wash.primary,
      }),
      outlined: ({ theme }) => ({ backgroundColor: 'transparent', borderColor: theme.vars.palette.divider }),
      label: { whiteSpace: 'normal' },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const meaning = ownerState.severity ?? 'success';
        return {
          ...theme.typography.body2,
          borderRadius: 8,
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.wash[meaning],
          borderLeft: `3px solid ${theme.vars.palette[meaning].main}`,
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }) },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        textDecorationColor: theme.vars.palette.control,
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
};

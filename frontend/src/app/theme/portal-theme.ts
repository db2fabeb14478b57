import type { Theme, TypographyVariantsOptions } from '@mui/material/styles';
import { baseTheme } from '@/app/theme/base-theme';
import { baseline, components, type Overrides } from '@/app/theme/components';
import { tables } from '@/app/theme/tables';
import { themeOf } from '@/app/theme/create-theme';
import { display, sans, typeScale } from '@/app/theme/typography';

const step = typeScale(16, 1.2);
const heading = { fontFamily: sans, fontWeight: 600, lineHeight: 1.4 } as const;

/** Smaller steps than on public pages, because working screens must show more. */
const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...display, fontSize: step(3), lineHeight: 1.2, letterSpacing: '-0.012em' },
  h2: { ...display, fontSize: step(2), lineHeight: 1.25, letterSpacing: '-0.01em' },
  h3: { ...display, fontSize: step(1), lineHeight: 1.3, letterSpacing: '-0.006em' },
  h4: { ...heading, fontSize: step(0) },
  h5: { ...heading, fontSize: step(0) },
  h6: { ...heading, fontSize: step(-0.5) },
  subtitle1: { fontSize: step(0.5), lineHeight: 1.5, textWrap: 'pretty' },
  subtitle2: { fontSize: step(-0.5), fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: step(0), lineHeight: 1.55, textWrap: 'pretty' },
  body2: { fontSize: step(-0.5), lineHeight: 1.5, textWrap: 'pretty' },
  caption: { fontSize: step(-0.9), lineHeight: 1.5, textWrap: 'pretty' },
  overline: {
    fontSize: step(-0.9),
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.04em',
    textTransform: 'none',
  },
  button: { fontSize: step(-0.4), fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
};

/** For touch, everything keeps its public size. */
const FINE = '@media (pointer: fine)';

/** On phones inputs are at least 16 px: iOS zooms into smaller ones and stays zoomed. */
const FINE_AND_WIDE = `${FINE} and (min-width: ${baseTheme.breakpoints.values.sm}px)`;

/** For plain CSS: `font: var(--kf-text-body2)`. */
const textVariables = ({ typography: text }: Theme) =>
  Object.fromEntries(
    (['h1', 'h4', 'subtitle2', 'body2', 'caption', 'button'] as const).map((name) => [
      `--kf-text-${name}`,
      `${text[name].fontWeight} ${text[name].fontSize}/${text[name].lineHeight} ${text[name].fontFamily}`,
    ]),
  );

const dense: Overrides = {
  ...components,
  MuiCssBaseline: { styleOverrides: (theme) => ({ ...baseline(theme), ':root': textVariables(theme) }) },
  MuiButton: {
    ...components.MuiButton,
    styleOverrides: {
      root: [
        components.MuiButton?.styleOverrides?.root,
        {
          [FINE]: {
            '&&': { minHeight: 38, padding: '7px 16px' },
            '&&.MuiButton-text': { padding: '7px 10px' },
          },
        },
      ],
    },
  },
  MuiOutlinedInput: {
    ...components.MuiOutlinedInput,
    styleOverrides: {
      ...components.MuiOutlinedInput?.styleOverrides,
      input: [
        components.MuiOutlinedInput?.styleOverrides?.input,
        ({ theme }) => ({
          '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
          [FINE]: { '&&': { padding: '7px 12px' } },
          [FINE_AND_WIDE]: theme.typography.body2,
        }),
      ],
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // As high as the other fields.
      root: {
        '&& .MuiOutlinedInput-root': {
          padding: '0 36px 0 0',
          '& .MuiAutocomplete-input': { padding: '12px 14px', [FINE]: { padding: '7px 12px' } },
        },
      },
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 8 }),
      option: ({ theme }) => ({ ...theme.typography.body2, minHeight: 40 }),
      noOptions: ({ theme }) => theme.typography.body2,
      loading: ({ theme }) => theme.typography.body2,
    },
  },
  ...tables,
  MuiFormControlLabel: {
    styleOverrides: { label: ({ theme }) => theme.typography.body2 },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: [
        components.MuiMenuItem?.styleOverrides?.root,
        ({ theme }) => ({
          ...theme.typography.body2,
          justifyContent: 'space-between',
          gap: 16,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }),
      ],
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 16px' }) },
  },
  MuiDialog: {
    styleOverrides: {
      // Focus passes through here on its way inside.
      container: { '&:focus-visible': { outline: 'none' } },
      paper: ({ theme }) => ({ borderRadius: 10, backgroundColor: theme.vars.palette.background.raised }),
    },
  },
};

/** The portals' theme: the public colours and components, more compact. */
export const portalTheme = themeOf({ typography, components: dense });

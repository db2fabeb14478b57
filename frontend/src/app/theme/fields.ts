import type { Components, CSSObject, CssVarsTheme, Theme } from '@mui/material/styles';

/** The ring is on the visible box or circle: the focused input lies over it, invisible. */
const choiceRing = (theme: Theme): CSSObject => ({
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
});

/** Form controls: the label is always above its field, and the border alone shows the state. */
export const fields: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        // Material UI raises it, because its labels lie over their fields: it would show over what stays in view.
        zIndex: 'auto',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        marginBottom: 6,
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '& select:focus-visible, & input:focus-visible, & textarea:focus-visible': { outline: 'none' },
      }),
      input: {
        padding: '12px 14px',
        height: 24,
        '&:focus': { borderRadius: 8 },
        '&:is(textarea)': { height: 'auto' },
      },
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&': { paddingRight: 44 } },
      icon: ({ theme }) => ({ right: 12, top: 'calc(50% - 10px)', color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        margin: '6px 0 0',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.control, ...choiceRing(theme) }) },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => choiceRing(theme) } },
};

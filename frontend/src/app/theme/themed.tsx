import { Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';
import { useMemo, type ComponentProps, type ReactNode } from 'react';

const DARK = '@media (prefers-color-scheme: dark)';

/** The dark colours are for screens: paper is white, whatever the reader prefers. */
const variablesOf = (theme: Theme) =>
  theme
    .generateStyleSheets()
    .map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([selector, rules]) => [
          selector.replace(DARK, `@media screen and ${DARK.slice(7)}`),
          rules,
        ]),
      ),
    );

/**
 * Gives every component the theme and the page its colour variables. Material UI's own ThemeProvider does the
 * same and brings the script that switches and stores schemes; ours follow the system in CSS alone.
 */
export function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  const variables = useMemo(() => variablesOf(theme), [theme]);
  // Its type names only the defaults of a component; it takes the theme's whole entry, which holds them.
  const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaults}>
        <Global styles={variables} />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}

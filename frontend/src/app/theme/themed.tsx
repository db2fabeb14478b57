import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Gives every component the theme. Material UI's own ThemeProvider does the same, writes the variables again that the
 * page comes with, and brings the script that switches and stores schemes; ours follow the system in CSS alone.
 */
export function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  // Its type names only the defaults of a component; it takes the theme's whole entry, which holds them.
  const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}

import { createTheme } from '@mui/material/styles';
import { baseTheme } from '../src/app/theme/base-theme';

const DARK = '@media (prefers-color-scheme: dark)';
/** Dark colours are for screens only: paper is white. */
const DARK_ON_SCREEN = '@media screen and (prefers-color-scheme: dark)';

const written = (rules: object): string =>
  Object.entries(rules)
    .map(([name, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null)
        return `${name === DARK ? DARK_ON_SCREEN : name}{${written(value)}}`;
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)};`;
    })
    .join('');

/** The variables of a theme in both colour schemes, as CSS for the head of each page. */
export const variables = (): string =>
  createTheme(baseTheme)
    .generateStyleSheets()
    .map((sheet) => written(sheet))
    .join('');

import type { Plugin } from 'vite';

const DEFAULT_THEME = /(const (?:default|systemDefault)Theme = )createTheme\(\);/;

/** The modules that every page comes with, by the ends of their paths. */
const MODULES = [
  '@mui/material/Box/Box.mjs',
  '@mui/material/styles/defaultTheme.mjs',
  '@mui/system/createStyled/createStyled.mjs',
  '@mui/system/useTheme/useTheme.mjs',
];

/** Stands for a theme, which is made when something of it is read. */
const LATE = `new Proxy({}, {
  get: (made, name) => (made.theme ??= createTheme())[name],
  has: (made, name) => name in (made.theme ??= createTheme()),
  ownKeys: (made) => Reflect.ownKeys(made.theme ??= createTheme()),
  getOwnPropertyDescriptor: (made, name) => Reflect.getOwnPropertyDescriptor(made.theme ??= createTheme(), name),
});`;

/**
 * Material UI works out a default theme in each of several modules as soon as they run, which keeps a phone for 30 ms.
 * Every page of ours has a theme: here they are worked out only if one is missing.
 */
export function lateDefaultThemes(): Plugin {
  return {
    name: 'late-default-themes',
    apply: 'build',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (!MODULES.some((module) => path.endsWith(module))) return null;
      if (!DEFAULT_THEME.test(code)) this.error(`${path} makes its default theme otherwise than before`);
      return { code: code.replace(DEFAULT_THEME, `$1${LATE}`), map: null };
    },
  };
}

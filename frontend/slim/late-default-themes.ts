import type { Plugin } from 'vite';

const ITS_CODE = /[\\/]@mui[\\/](material|system)[\\/].*\.mjs$/;
const DEFAULT_THEME = /(const (?:default|systemDefault)Theme = )createTheme\(\);/;

/** In the place of a theme that is made when something of it is asked for. */
const LATE = `new Proxy({}, {
  get: (made, name) => (made.theme ??= createTheme())[name],
  has: (made, name) => name in (made.theme ??= createTheme()),
});`;

/**
 * Material UI works out a default theme in each of several modules as soon as they run, which keeps a phone for 30 ms.
 * Every page of ours has a theme: here they are worked out only if one is missing.
 */
export function lateDefaultThemes(): Plugin {
  let found = 0;
  return {
    name: 'late-default-themes',
    apply: 'build',
    buildStart: () => {
      found = 0;
    },
    transform: (code, id) => {
      if (!ITS_CODE.test(id) || !DEFAULT_THEME.test(code)) return null;
      found += 1;
      return { code: code.replace(DEFAULT_THEME, `$1${LATE}`), map: null };
    },
    buildEnd(failure) {
      if (!failure && found === 0) this.error('Material UI makes its default themes otherwise than before');
    },
  };
}

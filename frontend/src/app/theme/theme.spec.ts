import { portalTheme } from '@/app/theme/portal-theme';
import { theme } from '@/app/theme/theme';
import { variables } from '../../../prerender/theme-variables';

describe('theme', () => {
  it('defines the colours of both schemes as variables, the dark ones for readers who prefer them', () => {
    const css = variables();

    expect(css).toContain('--kf-palette-copper:#a9602f');
    expect(css).toMatch(
      /@media screen and \(prefers-color-scheme: dark\){:root{[^}]*--kf-palette-copper:#d8966a/,
    );
    expect(css).toMatch(/:root{color-scheme:light;/);
    expect(css).toMatch(/{:root{color-scheme:dark;/);
  });

  describe.each([
    ['the public pages', theme],
    ['the portals', portalTheme],
  ])('the theme of %s', (_whose, made) => {
    const names = (text: string | undefined) => new Set(text?.match(/--kf-[\w-]+/g));

    it('uses only variables that the page defines', () => {
      const written = names(
        variables()
          .match(/--kf-[\w-]+(?=:)/g)
          ?.join(),
      );
      const named = names(JSON.stringify(made.vars));

      expect(named.size).toBeGreaterThan(200);
      expect([...named].filter((name) => !written.has(name))).toEqual([]);
    });

    it('lets components write their dark styles', () => {
      expect(made.applyStyles('dark', { color: 'red' })).toEqual({
        '@media (prefers-color-scheme: dark)': { color: 'red' },
      });
    });
  });
});

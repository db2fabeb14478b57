import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { newStyleCache } from '@/app/theme/style-cache';
import { theme } from '@/app/theme/theme';

afterEach(() => document.head.replaceChildren());

it('gathers the styles where it is told to', () => {
  const styles = newStyleCache();

  render(
    <Providers theme={theme} styles={styles}>
      <Box sx={{ letterSpacing: '0.42em' }} />
    </Providers>,
  );

  const written = styles.sheet.tags.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  expect(written.some(({ cssText }) => cssText.includes('0.42em'))).toBe(true);
});

it('writes the colours of both schemes as variables, the dark ones for readers who prefer them', () => {
  render(<Providers theme={theme}>{null}</Providers>);

  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

  expect(css).toContain('--kf-palette-copper: #a9602f');
  expect(css).toMatch(/@media screen and \(prefers-color-scheme: dark\)[^@]*--kf-palette-copper: #d8966a/);
});

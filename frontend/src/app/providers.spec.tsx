import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { newGrowingStyleCache, newStyleCache } from '@/app/theme/style-cache';
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

it('leaves the style elements of a growing screen alone when styles join them', async () => {
  const styles = newGrowingStyleCache();
  styles.sheet.isSpeedy = true;
  const screenOf = (letterSpacing: string) => (
    <Providers theme={theme} styles={styles}>
      <Box sx={{ letterSpacing, '& i': { letterSpacing } }} />
    </Providers>
  );
  const written = () => styles.sheet.tags.map(({ sheet }) => [...(sheet?.cssRules ?? [])].length);

  const { rerender } = render(screenOf('0.42em'));
  await Promise.resolve();
  const before = written();
  rerender(screenOf('0.43em'));

  expect(before.length).toBeGreaterThan(0);
  expect(written()).toEqual([...before, 2]);
});

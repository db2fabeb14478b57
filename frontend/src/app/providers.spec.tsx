import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { newStyleCache } from '@/app/theme/style-cache';
import { theme } from '@/app/theme/theme';

describe('Providers', () => {
  afterEach(() => document.head.replaceChildren());

  it('collect the styles in the given place', () => {
    const styles = newStyleCache();

    render(
      <Providers theme={theme} styles={styles}>
        <Box sx={{ letterSpacing: '0.42em' }} />
      </Providers>,
    );

    const written = styles.sheet.tags.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
    expect(written.some(({ cssText }) => cssText.includes('0.42em'))).toBe(true);
  });
});

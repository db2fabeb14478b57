import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * axe's findings in the document. Colours need a layout engine: the theme's own test and the browser tests check
 * them.
 */
export async function violations(): Promise<string[]> {
  // axe takes a while, during which a dialog can finish fading in.
  const report = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

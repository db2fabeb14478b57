import { act } from '@testing-library/react';
import axe from 'axe-core';

/** What axe finds in the document. Colours need a layout engine: the theme's own test and the browser tests prove them. */
export async function violations(): Promise<string[]> {
  // It takes its time, in which what is on its way, such as a dialog that fades in, arrives.
  const report = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

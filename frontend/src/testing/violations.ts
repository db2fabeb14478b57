import axe from 'axe-core';

/** What axe finds in the document. Colours need a layout engine: the theme's own test and the browser tests prove them. */
export async function violations(): Promise<string[]> {
  const report = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import type { Settings } from '#config/settings.js';

/** The address of a page for a mail, whose reader is on no page that a path could be relative to. */
export const siteUrl = (path: string, { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  new URL(path, publicUrl ?? `http://localhost:${port}`).href;

import { text } from 'node:stream/consumers';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { criticalStyles } from '@/app/critical-styles';
import { newStyleCache } from '@/app/theme/style-cache';

/** Renders the page at `path`: the body's HTML and its style elements. */
export async function prerenderedBody(
  path: string,
  app: (styles: EmotionCache) => ReactNode,
): Promise<{ body: string; styles: string }> {
  const styles = newStyleCache();
  // Makes Emotion collect styles instead of inlining them.
  styles.compat = true;
  const body = await rendered(path, app(styles));
  return { body, styles: criticalStyles(styles) };
}

async function rendered(path: string, app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    app,
    // As one document: parts streamed later would need scripts to get into place.
    { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
  );
  const body = await text(prelude);
  if (failures.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: failures[0] });
  return body;
}

import { text } from 'node:stream/consumers';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { criticalStyles } from '@/app/critical-styles';
import { newStyleCache } from '@/app/theme/style-cache';

/** Renders what stands at `path`: the body's HTML, and the style elements that it needs. */
export async function prerenderedBody(
  path: string,
  app: (styles: EmotionCache) => ReactNode,
): Promise<{ body: string; styles: string }> {
  const styles = newStyleCache();
  // Emotion then gathers what is used instead of writing a style element beside each element.
  styles.compat = true;
  const body = await rendered(path, app(styles));
  return { body, styles: criticalStyles(styles) };
}

async function rendered(path: string, app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    app,
    // All in its place: what React sends later in a stream needs scripts to get there.
    { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
  );
  const body = await text(prelude);
  if (failures.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: failures[0] });
  return body;
}

import { text } from 'node:stream/consumers';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
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

/**
 * The styles that a render used, as style elements that Emotion adopts in the browser by their data-emotion
 * attributes. Each global style keeps an element of its own.
 */
function criticalStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  const isShared = ([id]: [string, string]) => `${key}-${id}` in registered;
  const shared = rules.filter(isShared);
  return [
    ...rules.filter((rule) => !isShared(rule)).map(([id, css]) => styleElement(`${key}-global ${id}`, css)),
    styleElement(`${key} ${shared.map(([id]) => id).join(' ')}`, shared.map(([, css]) => css).join('')),
  ].join('');
}

/** Emotion moves elements without data-s, its own mark, to the end of the head. */
const styleElement = (name: string, css: string) => `<style data-emotion="${name}" data-s>${css}</style>`;

import type { EmotionCache } from '@emotion/cache';

/**
 * The styles that a render used, as style elements that Emotion adopts in the browser by their data-emotion
 * attributes. Each global style keeps an element of its own.
 */
export function criticalStyles({ key, inserted, registered }: EmotionCache): string {
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

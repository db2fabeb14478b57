import createCache, { type EmotionCache } from '@emotion/cache';

/** Not Emotion's own, 'css': as soon as its code ran, a cache of its own would take over what the page came with. */
const KEY = 'mui';

/** Where Emotion keeps its styles. In a browser it takes over the style elements that the page came with. */
export const newStyleCache = (): EmotionCache =>
  createCache({ key: KEY, prepend: true, ...(typeof document !== 'undefined' && { container: head() }) });

/** The page's head; but what stands in the page stays there, because a browser reads a style element again that is moved. */
function head(): Node {
  const place = document.head;
  const container: Pick<Node, 'firstChild' | 'insertBefore'> = {
    get firstChild() {
      return place.firstChild;
    },
    insertBefore: (element, before) => (element.isConnected ? element : place.insertBefore(element, before)),
  };
  return container as Node;
}

/**
 * The same, for screens that grow while somebody works in them. A style that joins an element of many others has the
 * browser look at every element of the page again: what is inserted together has a style element of its own.
 */
export function newGrowingStyleCache(): EmotionCache {
  const cache = newStyleCache();
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let together = false;
  sheet.insert = (rule) => {
    if (!together) {
      sheet.hydrate([newStyleElement()]);
      together = true;
      queueMicrotask(() => (together = false));
    }
    insert(rule);
  };
  return cache;
}

const newStyleElement = (): HTMLStyleElement => {
  const element = document.createElement('style');
  element.dataset['emotion'] = KEY;
  return element;
};

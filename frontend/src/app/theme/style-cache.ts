import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's style cache. In a browser it adopts the page's style elements. */
export const newStyleCache = (): EmotionCache => createCache({ key: 'mui', prepend: true });

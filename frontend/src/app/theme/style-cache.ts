import createCache, { type EmotionCache } from '@emotion/cache';

/** Where Emotion keeps its styles. In a browser it takes over the style elements that the page came with. */
export const newStyleCache = (): EmotionCache => createCache({ key: 'mui', prepend: true });

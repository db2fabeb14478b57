import { createContext } from 'react';

/** Whether a screen is drawn with the parts that wait: so the build finds out what styles they will need. */
export const DrawnWhole = createContext(false);

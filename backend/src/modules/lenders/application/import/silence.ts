import { words } from '#shared/domain/text.js';

const SAYS_NOTHING = new Set(
  [
    'tbc,tba,tbd,to be confirmed,to be advised,n a,na,not applicable,unknown,not known,not stated,not specified',
    'not given,not available,pending,null,blank,dont know,no data,see notes',
  ].flatMap((part) => part.split(',')),
);

const LONGEST = 24;

/** Said of a list: it is empty. */
export const EMPTY_LIST: ReadonlySet<string> = new Set(['none', 'nil', 'no', 'nothing']);

/** Dashes, dots and question marks; a tick or a cross has no letters either, and says a lot. */
const MARKS = /^[-‐-―−.…?_*/\s]*$/;

/** 'TBC', '-' and '?' leave a field as it is; so does 'N/A', except in a limit, where it says that there is none. */
export const saysNothing = (text: string): boolean =>
  text.length <= LONGEST && (MARKS.test(text) || SAYS_NOTHING.has(words(text)));

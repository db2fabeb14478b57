import { readFlag, type Flag } from '#shared/domain/flag.js';
import { words } from '#shared/domain/text.js';
import { state, type Reader } from './cell-reading.js';

/** What brokers write in such a column besides yes and no. */
interface Answers {
  readonly yes: ReadonlySet<string>;
  readonly no: ReadonlySet<string>;
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(', '));

const ACCEPTS: Answers = {
  yes: set('accepted, considered, allowed, ok, okay, available, accepts, considers'),
  no: set('not accepted, not considered, not allowed, never, none, declined'),
};
const ACTIVE: Answers = {
  yes: set('active, live, open, current, on panel, enabled, lending, on'),
  no: set('inactive, not active, closed, paused, suspended, dormant, withdrawn, off panel, disabled, off'),
};
/** 'Yes - up to £50k', 'No (case by case)': a clear word, set apart from what follows. */
const ANSWER_AND_MORE = /^(yes|no)\s*[-–—,;:(./]/i;

const UNREADABLE = 'We could not read this as Yes or No, so it counts as not stated.';

const flagIn = (text: string, { yes, no }: Answers): Flag | null => {
  const answer = words(text);
  if (yes.has(answer)) return 'true';
  return no.has(answer) ? 'false' : readFlag(text);
};

const reader =
  (answers: Answers): Reader =>
  ({ text }, { fields: [field] }) => {
    const flag = flagIn(text, answers);
    if (flag) return state(field, flag);
    const clear = ANSWER_AND_MORE.exec(text)?.[1];
    const taken = clear && readFlag(clear);
    return taken
      ? state(field, taken, `Read as ${clear}; the rest of the cell is not kept.`)
      : { problem: UNREADABLE };
  };

export const readYesOrNo = reader(ACCEPTS);
export const readActive = reader(ACTIVE);

/** In a column called 'Bridging': yes, and the lender offers it. */
export const readTick: Reader = ({ text }, { fields: [field], product = '' }) => {
  const flag = flagIn(text, ACCEPTS);
  if (flag === 'true') return state(field, product);
  return flag === 'false' ? {} : { problem: UNREADABLE };
};

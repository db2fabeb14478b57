import type { FactFindValues } from '@/features/fact-find/fact-find-answers';
import { storedJson } from '@/shared/lib/browser-storage';
import { fromEntries, keysOf } from '@/shared/lib/records';

/** Increase when a stored answer would change its meaning; drafts of other versions are dropped. */
const VERSION = 1;

/** Answers stored in the browser. */
export interface Draft {
  /** The stored answers over a blank form: unknown fields are dropped, new ones stay blank. */
  load(blank: FactFindValues): FactFindValues;
  /** Stores nothing for blank answers. False if the browser cannot store, such as in a private window. */
  save(values: FactFindValues): boolean;
  /** After submitting, answers are stored for this tab only. */
  keepSent(values: FactFindValues): void;
  clear(): void;
}

type Place = Omit<Draft, 'keepSent'>;

function placeIn(place: string, storage: () => Storage): Place {
  const stored = storedJson(place, storage);
  return {
    load: (blank) => {
      const draft = stored.read();
      const answers = isDraft(draft) ? draft.values : {};
      return fromEntries(
        keysOf(blank).map((name) => {
          const answer: unknown = Reflect.get(answers, name);
          return [name, typeof answer === 'string' ? answer : blank[name]];
        }),
      );
    },
    save: (values) => stored.write(isBlank(values) ? null : { version: VERSION, values }),
    clear: () => void stored.write(null),
  };
}

const ofTab = placeIn('fact-find', () => sessionStorage);
const detailsOnDevice = placeIn('detailed-fact-find', () => localStorage);
const detailsSent = placeIn('detailed-fact-find', () => sessionStorage);

/** Survives reload and back in this tab. */
export const tabDraft: Draft = { ...ofTab, keepSent: () => undefined };

/** Stays on this device until submitted. */
export const detailedDraft: Draft = {
  load: (blank) => {
    const unsent = detailsOnDevice.load(blank);
    return isBlank(unsent) ? detailsSent.load(blank) : unsent;
  },
  save: detailsOnDevice.save,
  keepSent: (values) => {
    // An answer changed meanwhile was not submitted.
    if (isSame(detailsOnDevice.load(values), values)) detailsOnDevice.clear();
    detailsSent.save(values);
  },
  clear: () => {
    detailsOnDevice.clear();
    detailsSent.clear();
  },
};

/** Whether all answers are the same. */
export const isSame = (some: FactFindValues, others: FactFindValues): boolean =>
  Object.entries(some).every(([name, value]) => Reflect.get(others, name) === value);

export const isBlank = (values: FactFindValues): boolean =>
  Object.values(values).every((value) => value.trim() === '');

function isDraft(draft: unknown): draft is { values: object } {
  if (typeof draft !== 'object' || draft === null) return false;
  if (!('version' in draft) || draft.version !== VERSION) return false;
  return 'values' in draft && typeof draft.values === 'object' && draft.values !== null;
}

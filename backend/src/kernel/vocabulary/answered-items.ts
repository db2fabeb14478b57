/**
 * An answer after an item of a list. 'yes' and 'no' answer the list's question, so that 'Gambling: no' in a list of
 * exclusions is not one; 'accepted' and 'refused' are the lender's decision, whatever the list asks.
 */
export type ItemAnswer = 'yes' | 'no' | 'accepted' | 'refused';

/** An item of a list with its answer; null if it has none. */
export interface AnsweredItem {
  readonly item: string;
  readonly answer: ItemAnswer | null;
}

/** An x is not a cross: many people tick with it. */
const YES_SIGN = String.raw`(?:[✓✔☑✅√🗸]|\[x\])\uFE0F?`;
const NO_SIGN = String.raw`(?:[✗✘✕✖❌☐]|\[ ?\])\uFE0F?`;
const LENDING = String.raw`accepted|acceptable|considered|allowed|permitted|available|offered|covered|included|excluded`;

const ANSWERS: Readonly<Record<ItemAnswer, string>> = {
  yes: String.raw`yes|y|true|tick(?:ed)?|${YES_SIGN}`,
  no: String.raw`no|n|false|na|not applicable|none|nil|nope|cross(?:ed)?|unticked|${NO_SIGN}`,
  accepted: String.raw`accepted|acceptable|considered|allowed|permitted|available|offered|covered|included|ok(?:ay)?|fine|not excluded`,
  refused: String.raw`not(?: (?:currently|usually|normally|generally|at present|at this time|at the moment|yet))?(?: (?:${LENDING}|lent (?:in|on)|lending|funded|supported|possible|wanted|ok|an option))?|no longer(?: (?:${LENDING}))?|excluded|declined?|prohibited|unacceptable|unavailable|refused|avoid(?:ed)?|never|no (?:appetite|lending|go)|out of (?:scope|appetite)|outside (?:scope|appetite|policy)`,
};
const KINDS: readonly ItemAnswer[] = ['accepted', 'refused', 'yes', 'no'];

/** 'Scotland: no', 'Scotland - no', 'Scotland (no)', 'Scotland no'; a sign needs no separator. */
const BETWEEN = String.raw`(?:\s*[:=(]\s*|\s*[-–—]\s+|\s+[-–—]\s*|\s+)`;
/** 'Land: no - too risky': the reason for a no changes nothing, but a condition on a yes does. */
const REASON = String.raw`(?:\s*[-–—(:;.].*)?`;
const behind = (answer: ItemAnswer): RegExp => {
  const isDenial = answer === 'no' || answer === 'refused';
  const between = String.raw`(?:${BETWEEN}(?:is |are )?|(?=[✓✔☑✅√🗸✗✘✕✖❌☐[]))`;
  return new RegExp(
    String.raw`^(?<item>.*?[^\s:=(\-–—])${between}(?:${ANSWERS[answer]})\s*[)!*.†]*${isDenial ? REASON : ''}$`,
    'isu',
  );
};
const BEHIND = KINDS.map((answer) => ({ answer, pattern: behind(answer) }));

/** 'S & N', 'not' of 'considered, not': joined or negated words are not items. */
const NO_ITEM = /(?:[&+/,]|\b(?:and|or|not|no|non|never|un|if|unless|only|where|when))$|\([^()]*$/i;
/** 'Exclusions: none' leaves nothing out. */
const NOTHING_DENIED = /^(?:any )?(?:restrictions?|exclusions?|exceptions?|limits?|preferences?)$/i;

const SIGN = new RegExp(`${YES_SIGN}|${NO_SIGN}`, 'iu');
const STARTS_WITH_SIGN = new RegExp(String.raw`^\s*(?:${YES_SIGN}|${NO_SIGN})`, 'iu');
const BEFORE_SIGN = new RegExp(String.raw`(?=${YES_SIGN}|${NO_SIGN})`, 'iu');
const SIGN_IN_FRONT = new RegExp(String.raw`^(?<sign>${YES_SIGN}|${NO_SIGN})(?<item>.*)$`, 'isu');
const IS_YES_SIGN = new RegExp(`^${YES_SIGN}$`, 'iu');
const AFTER_SIGN = new RegExp(String.raw`(?<=(?:${YES_SIGN}|${NO_SIGN})\)?)(?!\)|\uFE0F)\s*`, 'iu');
/** 'N Ireland' has no answer in it. */
const AFTER_WORD =
  /(?<=[\s:=(](?:yes|no|y|n)\)?)(?<!(?:^|\s)n(?= ?(?:ireland|irish)))(?:\s+|\s*,\s*)(?=[\p{L}\p{N}])/iu;
const WORD = /[\s:=(](?:yes|no|y|n)(?=\)?(?:\s|$))(?! (?:ireland|irish))/giu;
/** 'Yes: England, Wales' */
export const YES_IN_FRONT = /^(?:yes|accepted|considered|covered|included)\s*(?:[:=]|[-–—]\s)\s*(?=\S)/i;

/** Longer than any item that a person would answer. */
const LONGEST = 200;

const answerOf = (part: string): AnsweredItem | null => {
  for (const { answer, pattern } of BEHIND) {
    const item = pattern.exec(part)?.groups?.['item']?.trim();
    if (item === undefined || NO_ITEM.test(item)) continue;
    return { item: NOTHING_DENIED.test(item) ? '' : item, answer };
  }
  return null;
};

/** 'England ✓ Scotland ✗', 'England yes Scotland no': a sequence without separators. */
const sequenceIn = (part: string): readonly string[] => {
  if (SIGN.test(part)) return part.split(AFTER_SIGN).filter((piece) => piece.trim() !== '');
  const answers = part.match(WORD) ?? [];
  return answers.length > 1 && /(?:yes|no|y|n)\)?\s*$/i.test(part) ? part.split(AFTER_WORD) : [part];
};

/** A sign before an item applies to all that follow it: '✓ England, Wales ✗ Scotland'. */
const bySignsInFront = (sentence: string): AnsweredItem[] =>
  sentence
    .trim()
    .split(BEFORE_SIGN)
    .map((part) => {
      const { sign = '', item = part } = SIGN_IN_FRONT.exec(part)?.groups ?? {};
      return {
        item: item.replace(/^[\s:–—-]+|[\s,;/+]+$/g, ''),
        answer: IS_YES_SIGN.test(sign) ? 'yes' : 'no',
      };
    });

/** 'England + Wales - NI': after plus signs, a dash subtracts. 'Resi + retail - shops only' is different. */
const lessIn = (part: string): AnsweredItem[] => {
  const [item = '', ...remarks] = part.split(/\s[-–—−]\s*(?=\p{L})/u);
  return remarks.length === 0 ||
    remarks.some((each) => /\bonly\b|^(?:no|not|excl?|excluding|except)\b/i.test(each))
    ? [{ item: part, answer: null }]
    : [{ item, answer: null }, ...remarks.map((each) => ({ item: each, answer: 'refused' as const }))];
};

/** A slash within an answer is not a separator: 'n/a' is one answer, and 'yes/no' is none. */
export const withWholeAnswers = (text: string): string =>
  text.replace(/\bn\/a\b/gi, 'na').replace(/\b(yes|y) ?\/ ?(no|n)\b/gi, 'yes-or-no');

/** Whether a text has answers, or a subtracting dash: without them it is a plain list. */
export const holdsAnswers = (text: string): boolean => SIGN.test(text) || /\+.*\s[-–—−]\s*\p{L}/su.test(text);

/** How a sentence of a list is divided, and which phrases are one name despite a 'no': 'land no planning'. */
interface Sentence {
  readonly divide: (text: string) => readonly string[];
  readonly isOneName: (text: string) => boolean;
}

/** 'UK (Scotland: no)' */
const inBrackets = (part: string, sentence: Sentence): AnsweredItem[] | null => {
  const [, base = '', inner = ''] = /^([^()]+)\(([^()]+)\)$/.exec(part) ?? [];
  const items = inner === '' ? [] : answeredItems(inner, sentence);
  return items.some(({ answer }) => answer !== null) ? [{ item: base.trim(), answer: null }, ...items] : null;
};

const answersIn = (text: string, sentence: Sentence, hasPlus: boolean): AnsweredItem[] => {
  const part = text.trim();
  if (part.length > LONGEST) return [{ item: part, answer: null }];
  const less = hasPlus ? lessIn(part) : [];
  if (less.length > 1) return less;
  const whole = answerOf(part);
  if (whole && !SIGN.test(whole.item) && sentence.isOneName(whole.item)) return [whole];
  if (!SIGN.test(part) && sentence.isOneName(part)) return [{ item: part, answer: null }];
  const answered = sequenceIn(part).map(
    (piece): AnsweredItem => answerOf(piece.trim()) ?? { item: piece.trim(), answer: null },
  );
  if (answered.some(({ answer }) => answer !== null)) return answered;
  const bracketed = inBrackets(part, sentence);
  return bracketed ?? [{ item: part, answer: null }];
};

/** The items of one sentence of a list, each with the answer after it or the sign before it. */
export const answeredItems = (text: string, sentence: Sentence): AnsweredItem[] =>
  STARTS_WITH_SIGN.test(text)
    ? bySignsInFront(text)
    : sentence.divide(text).flatMap((part) => answersIn(part, sentence, text.includes('+')));

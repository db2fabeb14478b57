/** How brokers answer yes-or-no questions; case, punctuation and spaces are ignored. */
export interface AnswerWords {
  /** Alone, or before a condition: 'Yes - case by case', 'Considered on merit'. */
  readonly yes: string;
  readonly no: string;
  /** Also after the subject: 'Light adverse considered'. */
  readonly yesBehind: string;
  readonly noBehind: string;
  /** Only if the cell says nothing else. */
  readonly yesAlone: string;
  readonly noAlone: string;
}

export const ACCEPTS_ANSWERS: AnswerWords = {
  yes: `yes, y, true, will consider, would consider, can consider, happy to consider, all considered, considers, accepts, accept, ok, okay, available,
    offered, welcome, welcomed, usually yes, generally yes, mostly yes`,
  no: `no, n, false, never, unacceptable, unavailable, not offered, prohibited, not usually, not normally, not generally, usually not, usually no,
    generally no, generally not, mostly no, rarely, seldom, not at present, not currently, not at this time, not at the moment, no longer, not yet`,
  yesBehind: 'considered, accepted, acceptable, allowed, permitted',
  noBehind: `not considered, not accepted, not acceptable, not allowed, not permitted, not currently considered, not currently accepted,
    declined, excluded`,
  yesAlone: `yep, yeah, 1, fine, happy, happy to, any, all, both, all types, everything, usually, generally, normally, mostly, light and heavy,
    light heavy, heavy and light, heavy light, yes all, yes both`,
  noAlone: `nope, 0, none, decline, wont consider, will not consider, do not accept, does not accept, dont accept, cannot consider, cant consider,
    dont do, do not do, wont do, no way, no never, no appetite`,
};

export const ACTIVE_ANSWERS: AnswerWords = {
  yes: `yes, y, true, active, active lender, live, open, open for business, open to new business, on panel, lending, currently lending, approved,
    onboarded, signed up`,
  no: `no, n, false, inactive, in active, not active, closed, closed to new business, not open, paused, suspended, on hold, dormant, withdrawn, off
    panel, not on panel, removed, removed from panel, disabled, not lending, no longer lending, stopped lending, ceased, ceased lending, ceased
    trading, left market, exited, exited market, in administration, in run off, archived, terminated, expired, lapsed`,
  yesBehind: '',
  noBehind: '',
  yesAlone: '1, on, current, enabled, agreed, accepted, in use, registered, fully onboarded, ok',
  noAlone: '0, off, do not use, dont use, not in use, dead, defunct, gone',
};

/**
 * Signs besides those of every flag; 'ü' and 'û' are the tick and the cross of the Wingdings font. Not x: many people
 * tick with it.
 */
export const SIGNS = { yes: ['√', '🗸', 'ü'], no: ['û'] };

/** Subjects of such columns: 'No adverse' is an answer there. */
export const SUBJECTS = `adverse, adverse credit, bad credit, poor credit, ccj, ccjs, default, defaults, start up, start ups, startup, startups, new start,
  new starts, new business, new businesses, refurb, refurbs, refurbishment, refurbishments, works, development, developments, ground up, new build`;

/** Words that make a no uncertain, and 'considered' ambiguous. */
export const DOUBTS = `may, might, could, maybe, perhaps, possibly, possible, potentially, sometimes, occasionally, depends, refer, referral, referred, consider,
  considered, considers, exception, exceptions, exceptional, unless, except, but, case, cbc, if, though, although`;

/** Words that qualify 'accepted'. */
export const LIMITS = 'only, not, no, never, cannot';

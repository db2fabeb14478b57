import type { Activity, ActivityAction } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { TaughtWord } from '../../../domain/taught-word.js';
import { sayMeaning } from './word-meanings.js';

const entry = (
  actor: Principal,
  action: ActivityAction,
  { id, kind, word, meaning }: TaughtWord,
  as: 'from' | 'to',
): Activity => {
  const change = (value: string) => (as === 'to' ? { from: null, to: value } : { from: value, to: null });
  const changes = { name: change(word), meaning: change(sayMeaning(kind, meaning)) };
  return { actor, action, subject: { type: 'taught-word', id }, changes };
};

export const wordTaught = (actor: Principal, word: TaughtWord): Activity =>
  entry(actor, 'word-taught', word, 'to');

/** Keeps what it meant, so that it can be taught again. */
export const wordRemoved = (actor: Principal, word: TaughtWord): Activity =>
  entry(actor, 'word-forgotten', word, 'from');

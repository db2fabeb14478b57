import { startTransition } from 'react';

type Draw = () => void;

/** In the order in which they asked; the first of them has its turn. */
const waiting: Draw[] = [];

/** What takes longer, as where its code is still on its way, no longer keeps the others. */
const LONGEST_TURN_MS = 100;

/**
 * Draws a part of the screen in its turn: once what was drawn before it has been laid out, so that each part is a task
 * of its own and a press is answered between two of them. Returns what ends the turn, had or not: an effect's clean-up
 * does so when the part is drawn, and when it is no longer wanted.
 */
export function drawInTurn(draw: Draw): () => void {
  waiting.push(draw);
  if (waiting[0] === draw) begin(draw);
  return () => end(draw);
}

function begin(draw: Draw) {
  requestAnimationFrame(() => {
    if (waiting[0] !== draw) return;
    startTransition(draw);
    setTimeout(() => end(draw), LONGEST_TURN_MS);
  });
}

function end(draw: Draw) {
  const place = waiting.indexOf(draw);
  if (place < 0) return;
  waiting.splice(place, 1);
  const [next] = waiting;
  if (place === 0 && next) begin(next);
}

import { parentPort } from 'node:worker_threads';
import { drawLetter } from './draw-letter.js';
import type { Letter } from './letter.js';

/** A failed letter ends the thread with its error. */
parentPort?.on('message', (letter: Letter) => {
  void drawLetter(letter).then((pdf) => parentPort?.postMessage(pdf));
});

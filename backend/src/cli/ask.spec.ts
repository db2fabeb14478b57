import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Questions } from './ask.js';

/** A terminal where someone types a line when asked. */
const typing = async (lines: readonly string[], ask: (questions: Questions) => Promise<string>) => {
  const [keys, screen] = [new PassThrough(), new PassThrough()];
  const questions = new Questions(keys, screen);
  let shown = '';
  screen.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const answer = ask(questions);
  for (const line of lines) {
    await turn();
    keys.write(`${line}\n`);
    await turn();
  }
  const given = await answer;
  questions.close();
  return { given, shown };
};

const QUESTION = 'Password: ';

describe('Questions', () => {
  it('asks for a new secret twice, and shows neither', async () => {
    const { given, shown } = await typing(['horse staple', 'horse staple'], (questions) =>
      questions.askForNewSecret(QUESTION),
    );

    expect(given).toBe('horse staple');
    expect(shown).toContain('The same again: ');
    expect(shown).not.toContain('horse');
  });

  it('asks for a new secret again when the two are different', async () => {
    const { given, shown } = await typing(['horse', 'house', 'staple', 'staple'], (questions) =>
      questions.askForNewSecret(QUESTION),
    );

    expect(given).toBe('staple');
    expect(shown).toContain('The two are different. Please type both again.');
    expect(shown.split(QUESTION)).toHaveLength(3);
  });
});

import { readPassphrase } from '#config/read-settings.js';
import { WrongSetting } from '#config/wrong-setting.js';
import { Questions } from './ask.js';

/** BACKUP_PASSPHRASE, or input from the terminal, typed twice for a new backup. @throws WrongSetting */
export const givenPassphrase = async (purpose: 'write' | 'read'): Promise<string> => {
  const set = readPassphrase(process.env);
  if (set !== null) return set;
  if (!process.stdin.isTTY)
    throw new WrongSetting('BACKUP_PASSPHRASE', 'must be set, or run this in a terminal');
  const questions = new Questions();
  try {
    const question = 'Passphrase (at least 16 characters, not shown): ';
    const typed =
      purpose === 'write' ? await questions.askForNewSecret(question) : await questions.askSilently(question);
    return readPassphrase({ BACKUP_PASSPHRASE: typed }) ?? '';
  } finally {
    questions.close();
  }
};

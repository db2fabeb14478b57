import { BackupUnusable } from '@funding-broker/backup/backup-unusable.js';
import { testSettings } from '#test/test-app.js';
import { restoredSecrets } from './restored-secrets.js';
import { secretNotes } from './secret-notes.js';

const { passwordPepper: old } = testSettings();
const rotated = testSettings({ passwordPepper: 'a newer pepper', previousPasswordPeppers: [old] });

describe('restoredSecrets', () => {
  const check = (notes: unknown, settings = testSettings(), acceptsOthers = false) =>
    restoredSecrets(notes, {}, acceptsOthers).check(settings);

  it('accepts the secrets of the backup, also when they were rotated since', () => {
    const notes = secretNotes(testSettings());

    expect(() => check(notes)).not.toThrow();
    expect(() => check(notes, rotated)).not.toThrow();
  });

  it('rejects another pepper, unless others are accepted', () => {
    const notes = secretNotes(testSettings());
    const another = testSettings({ passwordPepper: 'a newer pepper' });

    expect(() => check(notes, another)).toThrow(
      new BackupUnusable(
        'PASSWORD_PEPPER is not the one of this backup: no password and no second step will be accepted. Set the same one, or add --accept-other-secrets',
      ),
    );
    expect(() => check(notes, another, true)).not.toThrow();
  });

  it('rejects a list without an earlier pepper that the backup still accepted', () => {
    const notes = secretNotes(rotated);

    expect(() => check(notes, rotated)).not.toThrow();
    expect(() => check(notes, testSettings({ passwordPepper: 'a newer pepper' }))).toThrow(
      'PASSWORD_PEPPER lacks an earlier one of this backup: some passwords and second steps will not be accepted',
    );
  });

  it('reads a backup that was written before secrets could be rotated', () => {
    const notes = secretNotes(testSettings()).map(({ setting, file, generated, fingerprint }) => ({
      setting,
      file,
      generated,
      fingerprint,
    }));

    expect(() => check(notes, rotated)).not.toThrow();
  });
});

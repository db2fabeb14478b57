import { recordChanged, refusal } from '#kernel/errors.js';

export class LenderNotFound extends refusal(
  'not-found',
  'lender-not-found',
  'Lender not found. It may have been deleted.',
) {}

export class LenderNameTaken extends refusal(
  'conflict',
  'lender-name-taken',
  (name: string) => `There is already a lender named “${name}”`,
) {}

export class LenderChanged extends recordChanged('lender') {}

export class LenderUpdateInProgress extends refusal(
  'conflict',
  'lenders-busy',
  'Another change to the lenders is being saved, so yours was not saved. Please try again in a minute.',
) {}

export class NoLendersInFile extends refusal(
  'invalid',
  'no-lenders-in-file',
  'We found no lenders in this file. Each lender needs a row with its name and products.',
) {}

export class ImportNotFound extends refusal(
  'not-found',
  'lender-import-not-found',
  'Import not found. Previews expire after an hour: choose the file again.',
) {}

export class PreviewOutdated extends refusal(
  'conflict',
  'preview-outdated',
  'Lenders in this file have changed since the preview, so nothing was imported. Review the new preview.',
) {}

export class ImportUndone extends refusal(
  'conflict',
  'lender-import-undone',
  'This import has already been undone.',
) {}

const NAMED = 5;

const listOf = (names: readonly string[]): string => {
  const more = names.length > NAMED ? ` and ${(names.length - NAMED).toLocaleString('en-GB')} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
};

/** An undo would revert later changes. */
export class LendersChangedSinceImport extends refusal(
  'conflict',
  'lender-import-overtaken',
  (names: readonly string[]) =>
    `Changed since this import, so nothing was undone: ${listOf(names)}. Undo the later change first, or choose to leave these lenders unchanged.`,
) {}

export class ImportTermNotFound extends refusal(
  'not-found',
  'taught-word-not-found',
  'Saved term not found. It may have been deleted.',
) {}

export class ImportTermExists extends refusal(
  'conflict',
  'word-taught-already',
  (word: string, means: string, by: string | null) =>
    `“${word}” is already saved: ${by ?? 'someone'} said it means ${means}. Remove it first to change it.`,
) {}

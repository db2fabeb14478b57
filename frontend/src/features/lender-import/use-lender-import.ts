import { useState } from 'react';
import {
  useCommitImportMutation,
  usePreviewAgainMutation,
  usePreviewImportMutation,
  useTeachWordMutation,
  type FoundWord,
  type ImportAnswer,
  type ImportWithReport,
} from '@/features/lender-import/lender-import-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { isFailure, sentenceOf } from '@/shared/lib/failure';
import type { Progress } from '@/shared/dialogs/file-drop';
import { useToast } from '@/shared/ui/toast-context';

const WORKBOOK = /\.xlsx?$/i;

/** A workbook that was read, and what an import of it would do. */
export interface ReadWorkbook {
  file: File;
  preview: ImportWithReport;
}

/** A word that was taught amid a preview, and what the file would do before and since. */
export interface TaughtAmid {
  word: string;
  means: string;
  before: ImportWithReport;
  after: ImportWithReport;
}

/** A word of a preview, and what somebody says that it means. */
export interface Lesson {
  found: FoundWord;
  meaning: string;
}

/** What an import did. */
export interface DoneImport {
  id: string;
  answer: ImportAnswer;
}

/** Takes a workbook of lenders in two steps: what it would do, and then that. A file of another kind is sent nowhere. */
export function useLenderImport() {
  const [preview] = usePreviewImportMutation();
  const [commit, { isLoading: committing }] = useCommitImportMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [read, setRead] = useState<ReadWorkbook | null>(null);
  const [done, setDone] = useState<DoneImport | null>(null);
  /** The panel has changed since the file was looked at, and it was looked at again. */
  const [lookedAgain, setLookedAgain] = useState(false);
  const [previewAgain] = usePreviewAgainMutation();
  const [teachWord] = useTeachWordMutation();
  const [taught, setTaught] = useState<TaughtAmid | null>(null);
  const toast = useToast();

  const fail = (failure: unknown) =>
    toast({ title: 'Import failed', description: reasonOf(failure), destructive: true });

  const readFile = async (file: File) => {
    setFileName(file.name);
    setProgress({ sent: 0 });
    const onProgress = (sent: number) =>
      setProgress(sent < 1 ? { sent } : { working: `Reading ${file.name}` });
    try {
      setRead({ file, preview: await preview({ file, onProgress }).unwrap() });
    } catch (failure) {
      fail(failure);
    }
    setProgress(null);
  };

  const readOnce = useOneAtATime(async (chosen: File) => {
    setLookedAgain(false);
    setTaught(null);
    // A copy: what is imported is what was looked at, whatever becomes of the file meanwhile.
    await readFile(new File([await chosen.arrayBuffer()], chosen.name));
  });

  const choose = async (file: File) => {
    if (WORKBOOK.test(file.name)) return readOnce(file);
    const description = 'Please upload an Excel file (.xlsx or .xls)';
    toast({ title: 'Invalid file', description, destructive: true });
  };

  const importRead = useOneAtATime(async ({ file, preview: { id } }: ReadWorkbook) => {
    try {
      const answer = await commit(id).unwrap();
      setDone({ id, answer });
      if (answer.errors.length > 0) console.warn('Rows that were not imported', answer.errors);
      const description = answer.message || `Imported ${answer.imported} lenders`;
      toast({ title: 'Import successful', description });
    } catch (failure) {
      fail(failure);
      if (!isFailure(failure) || failure.status !== 409) return;
      setLookedAgain(true);
      await readFile(file);
    }
  });

  const teach = useOneAtATime(async ([{ file, preview: before }, lesson]: [ReadWorkbook, Lesson]) => {
    const { kind, word } = lesson.found;
    setProgress({ working: `Reading ${file.name} again` });
    try {
      const { means } = await teachWord({ kind, word, meaning: lesson.meaning }).unwrap();
      const after = await previewAgain(before.id).unwrap();
      setRead({ file, preview: after });
      setTaught({ word, means, before, after });
    } catch (failure) {
      const description = sentenceOf(failure, 'The word could not be taught. Please try again.');
      toast({ title: 'Teaching failed', description, destructive: true });
    }
    setProgress(null);
  });

  const startAgain = () => {
    setRead(null);
    setTaught(null);
    setDone(null);
    setLookedAgain(false);
  };

  return {
    ...{ choose, importRead, teach, startAgain },
    ...{ progress, fileName, read, done, committing, lookedAgain, taught },
  };
}

/** The server's own words; else whether it answered at all. */
function reasonOf(failure: unknown): string {
  if (!isFailure(failure) || failure.status === 'network') return 'Failed to import lenders';
  return failure.problem?.error ?? 'Upload failed';
}

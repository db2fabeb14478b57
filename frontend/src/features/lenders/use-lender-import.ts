import { useState } from 'react';
import {
  useCommitImportMutation,
  usePreviewImportMutation,
  type ImportAnswer,
  type ImportWithReport,
} from '@/features/lenders/lenders-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { isFailure } from '@/shared/lib/failure';
import type { Progress } from '@/shared/portal/file-drop';
import { useToast } from '@/shared/ui/toast-context';

const WORKBOOK = /\.xlsx?$/i;

/** A workbook that was read, and what an import of it would do. */
export interface ReadWorkbook {
  file: File;
  preview: ImportWithReport;
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

  const startAgain = () => {
    setRead(null);
    setDone(null);
    setLookedAgain(false);
  };

  return { choose, importRead, startAgain, progress, fileName, read, done, committing, lookedAgain };
}

/** The server's own words; else whether it answered at all. */
function reasonOf(failure: unknown): string {
  if (!isFailure(failure) || failure.status === 'network') return 'Failed to import lenders';
  return failure.problem?.error ?? 'Upload failed';
}

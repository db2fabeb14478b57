import { useState } from 'react';
import { useImportLendersMutation, type ImportAnswer } from '@/features/lenders/lenders-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { isFailure } from '@/shared/lib/failure';
import type { Progress } from '@/shared/portal/file-drop';
import { useToast } from '@/shared/ui/toast-context';

const WORKBOOK = /\.xlsx?$/i;

/** Sends a workbook and tells what became of it. A file of another kind is sent nowhere. */
export function useWorkbookImport() {
  const [send] = useImportLendersMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const toast = useToast();

  const sendWorkbook = useOneAtATime(async (file: File) => {
    setAnswer(null);
    setFileName(file.name);
    setProgress({ sent: 0 });
    const onProgress = (sent: number) =>
      setProgress(sent < 1 ? { sent } : { working: `Reading ${file.name}` });
    try {
      const imported = await send({ file, onProgress }).unwrap();
      setAnswer(imported);
      if (imported.errors.length > 0) console.warn('Rows that were not imported', imported.errors);
      const description = imported.message || `Imported ${imported.imported} lenders`;
      toast({ title: 'Import successful', description });
    } catch (failure) {
      toast({ title: 'Import failed', description: reasonOf(failure), destructive: true });
    }
    setProgress(null);
  });

  const importFile = async (file: File) => {
    if (WORKBOOK.test(file.name)) return sendWorkbook(file);
    const description = 'Please upload an Excel file (.xlsx or .xls)';
    toast({ title: 'Invalid file', description, destructive: true });
  };

  return { importFile, progress, fileName, answer };
}

/** The server's own words; else whether it answered at all. */
function reasonOf(failure: unknown): string {
  if (!isFailure(failure) || failure.status === 'network') return 'Failed to import lenders';
  return failure.problem?.error ?? 'Upload failed';
}

import { useState } from 'react';
import {
  useImportLeadsMutation,
  usePreviewLeadsMutation,
  type LeadsImported,
  type LeadsPreview,
} from '@/features/leads/leads-api';
import { usePreviewedImport } from '@/shared/imports/use-previewed-import';
import { errorMessage } from '@/shared/lib/failure';

const NOT_READ = 'We could not read the file, so nothing was imported. Please try again.';

/** Imports a file of leads; errors appear beside the file. */
export function useLeadsImport() {
  const [preview] = usePreviewLeadsMutation();
  const [importLeads] = useImportLeadsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { choose, begin, startAgain, fileName, progress, setProgress, read, done, setDone } =
    usePreviewedImport<LeadsPreview, LeadsImported>(
      (sent) => preview(sent).unwrap(),
      (failure) => setProblem(errorMessage(failure, NOT_READ)),
    );

  const chooseOther = (file: File) => {
    setProblem(null);
    return choose(file);
  };

  /** Returns the failure, if any. */
  const add = async (file: File, duplicates: string): Promise<unknown> => {
    setProblem(null);
    const onProgress = begin(file.name, 'Adding the leads');
    const { data, error } = await importLeads({ file, onProgress, fields: { duplicates } });
    setDone(data ?? null);
    setProgress(null);
    return error ?? null;
  };

  return { choose: chooseOther, add, startAgain, fileName, progress, read, imported: done, problem };
}

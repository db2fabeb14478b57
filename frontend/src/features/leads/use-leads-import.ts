import { useState } from 'react';
import {
  useImportLeadsMutation,
  usePreviewLeadsMutation,
  type LeadsImported,
  type LeadsPreview,
} from '@/features/leads/leads-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import type { Progress } from '@/shared/dialogs/file-drop';

/** A file that was read, and what an import of it would do. */
export interface ReadFile {
  file: File;
  preview: LeadsPreview;
}

const NOT_READ = 'The file could not be read, and nothing was imported. Please try again.';

/** Takes a file of leads in two steps: what would become of it, and then that. What was read stays until another file is. */
export function useLeadsImport() {
  const [preview] = usePreviewLeadsMutation();
  const [importLeads] = useImportLeadsMutation();
  const [fileName, setFileName] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [imported, setImported] = useState<LeadsImported | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = (name: string, working: string) => {
    setProblem(null);
    setFileName(name);
    setProgress({ sent: 0 });
    return (sent: number) => setProgress(sent < 1 ? { sent } : { working });
  };

  const choose = useOneAtATime(async (chosen: File) => {
    const onProgress = begin(chosen.name, `Reading ${chosen.name}`);
    try {
      // A copy: what is imported is what was looked at, whatever becomes of the file meanwhile.
      const file = new File([await chosen.arrayBuffer()], chosen.name);
      setRead({ file, preview: await preview({ file, onProgress }).unwrap() });
    } catch (failure) {
      setProblem(sentenceOf(failure, NOT_READ));
    }
    setProgress(null);
  });

  /** Gives the failure, if it failed. */
  const add = async (file: File, duplicates: string): Promise<unknown> => {
    const onProgress = begin(file.name, 'Adding the leads');
    const { data, error } = await importLeads({ file, onProgress, fields: { duplicates } });
    setImported(data ?? null);
    setProgress(null);
    return error ?? null;
  };

  const startAgain = () => {
    setImported(null);
    setRead(null);
  };

  return { choose, add, startAgain, fileName, progress, read, imported, problem };
}

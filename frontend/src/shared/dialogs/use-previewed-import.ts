import { useState } from 'react';
import type { Upload } from '@/api/upload';
import type { Progress } from '@/shared/dialogs/file-drop';
import { useSingleFlight } from '@/shared/forms/use-single-flight';

/** A file that was read, and what an import of it would do. */
export interface PreviewedFile<Preview> {
  file: File;
  preview: Preview;
}

/** Takes a file in two steps: what would become of it, and then that. What was read stays until another file is. */
export function usePreviewedImport<Preview, Done>(
  preview: (sent: Upload) => Promise<Preview>,
  onFailed: (failure: unknown) => void,
) {
  const [fileName, setFileName] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [read, setRead] = useState<PreviewedFile<Preview> | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  /** Gives what to call with the share of the file that has gone. */
  const begin = (name: string, working: string): Upload['onProgress'] => {
    setFileName(name);
    setProgress({ sent: 0 });
    return (sent) => setProgress(sent < 1 ? { sent } : { working });
  };

  /** `fields` is what is said of the file. */
  const readFile = async (chosen: File, fields?: Upload['fields']) => {
    const onProgress = begin(chosen.name, `Reading ${chosen.name}`);
    try {
      // A copy: what is imported is what was looked at, whatever becomes of the file meanwhile.
      const file = new File([await chosen.arrayBuffer()], chosen.name);
      setRead({ file, preview: await preview({ file, onProgress, ...(fields && { fields }) }) });
    } catch (failure) {
      onFailed(failure);
    }
    setProgress(null);
  };

  const startAgain = () => {
    setRead(null);
    setDone(null);
  };

  return {
    choose: useSingleFlight((chosen: File) => readFile(chosen)),
    readFile,
    begin,
    startAgain,
    fileName,
    progress,
    setProgress,
    read,
    setRead,
    done,
    setDone,
  };
}

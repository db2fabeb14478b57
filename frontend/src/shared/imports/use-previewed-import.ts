import { useState } from 'react';
import type { Upload } from '@/api/upload';
import type { Progress } from '@/shared/imports/file-drop';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';

/** A parsed file and the preview of its import. */
export interface PreviewedFile<Preview> {
  file: File;
  preview: Preview;
}

/** Imports a file in two steps: preview, then commit. The preview stays until another file is read. */
export function usePreviewedImport<Preview, Done>(
  preview: (sent: Upload) => Promise<Preview>,
  onFailed: (failure: unknown) => void,
) {
  const [fileName, setFileName] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [read, setRead] = useState<PreviewedFile<Preview> | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  /** Returns a callback for the share of the file that has been uploaded. */
  const begin = (name: string, working: string): Upload['onProgress'] => {
    setFileName(name);
    setProgress({ sent: 0 });
    return (sent) => setProgress(sent < 1 ? { sent } : { working });
  };

  /** `fields` are sent with the file. */
  const readFile = async (chosen: File, fields?: Upload['fields']) => {
    const onProgress = begin(chosen.name, `Reading ${chosen.name}`);
    try {
      // A copy, so that the commit sends exactly the previewed file even if it changes on disk.
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

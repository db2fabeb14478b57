import { useState } from 'react';
import {
  useCommitImportMutation,
  usePreviewAgainMutation,
  usePreviewImportMutation,
  useSaveImportTermMutation,
  type FileSheet,
  type FoundTerm,
  type ImportAnswer,
  type ImportWithReport,
} from '@/features/lender-import/lender-import-api';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { isFailure, errorMessage } from '@/shared/lib/failure';
import { usePreviewedImport, type PreviewedFile } from '@/shared/imports/use-previewed-import';
import { useToast } from '@/shared/ui/toasts/toast-context';

const WORKBOOK = /\.xlsx?$/i;

/** A workbook that was read, with its preview. */
export type ReadWorkbook = PreviewedFile<ImportWithReport>;

/** A term saved during a preview, with the file's effects before and after. */
export interface TermSavedInPreview {
  word: string;
  means: string;
  before: ImportWithReport;
  after: ImportWithReport;
}

/** A term of a preview with its chosen meaning. */
export interface NewTerm {
  found: FoundTerm;
  meaning: string;
}

/** A workbook, one of its sheets, and its stated product; null for none. */
export type StatedFor = [read: ReadWorkbook, sheet: string, product: string | null];

/** What an import did. */
export interface DoneImport {
  id: string;
  answer: ImportAnswer;
}

/** Imports a workbook of lenders; other kinds of files are not uploaded. */
export function useLenderImport() {
  const [preview] = usePreviewImportMutation();
  const [commit, { isLoading: committing }] = useCommitImportMutation();
  /** Whether the panel changed after the preview, which was then repeated. */
  const [previewRepeated, setPreviewRepeated] = useState(false);
  const [previewAgain] = usePreviewAgainMutation();
  const [saveImportTerm] = useSaveImportTermMutation();
  const [savedTerm, setSavedTerm] = useState<TermSavedInPreview | null>(null);
  const toast = useToast();

  const fail = (failure: unknown) =>
    toast({ title: 'Import failed', description: reasonOf(failure), destructive: true });

  const workbook = usePreviewedImport<ImportWithReport, DoneImport>((sent) => preview(sent).unwrap(), fail);
  const { fileName, progress, setProgress, read, setRead, done, setDone } = workbook;

  const choose = async (file: File) => {
    if (!WORKBOOK.test(file.name)) {
      const description = 'Please upload an Excel file (.xlsx or .xls)';
      toast({ title: 'Invalid file', description, destructive: true });
      return;
    }
    setPreviewRepeated(false);
    setSavedTerm(null);
    await workbook.choose(file);
  };

  const importRead = useSingleFlight(async ({ file, preview: { id, sheets } }: ReadWorkbook) => {
    try {
      const answer = await commit(id).unwrap();
      setDone({ id, answer });
      if (answer.errors.length > 0) console.warn('Rows that were not imported', answer.errors);
      const description = answer.message || `Imported ${answer.imported} lenders`;
      toast({ title: 'Import successful', description });
    } catch (failure) {
      fail(failure);
      if (!isFailure(failure) || failure.status !== 409) return;
      setPreviewRepeated(true);
      await workbook.readFile(file, { products: statedIn(sheets) });
    }
  });

  const saveTerm = useSingleFlight(async ([{ file, preview: before }, term]: [ReadWorkbook, NewTerm]) => {
    const { kind, word } = term.found;
    setProgress({ working: `Reading ${file.name} again` });
    try {
      const { means } = await saveImportTerm({ kind, word, meaning: term.meaning }).unwrap();
      const after = await previewAgain({ id: before.id, products: statedIn(before.sheets) }).unwrap();
      setRead({ file, preview: after });
      setSavedTerm({ word, means, before, after });
    } catch (failure) {
      const description = errorMessage(failure, 'We could not save the term. Please try again.');
      toast({ title: 'Term not saved', description, destructive: true });
    }
    setProgress(null);
  });

  const stateProduct = useSingleFlight(async ([{ file, preview: before }, sheet, product]: StatedFor) => {
    setProgress({ working: `Reading ${file.name} again` });
    setSavedTerm(null);
    try {
      const sheets = before.sheets.map((each) => (each.name === sheet ? { ...each, product } : each));
      setRead({ file, preview: await previewAgain({ id: before.id, products: statedIn(sheets) }).unwrap() });
    } catch (failure) {
      const description = errorMessage(failure, 'We could not read the file again. Please try again.');
      toast({ title: 'Could not read the file', description, destructive: true });
    }
    setProgress(null);
  });

  const startAgain = () => {
    workbook.startAgain();
    setSavedTerm(null);
    setPreviewRepeated(false);
  };

  return {
    choose,
    importRead,
    saveTerm,
    stateProduct,
    startAgain,
    progress,
    fileName,
    read,
    done,
    committing,
    previewRepeated,
    savedTerm,
  };
}

/** In the API's format: one sheet with its product per line. */
const statedIn = (sheets: readonly FileSheet[]): string =>
  sheets.flatMap(({ name, product }) => (product === null ? [] : [`${name}: ${product}`])).join('\n');

/** The server's message, else whether it responded at all. */
function reasonOf(failure: unknown): string {
  if (!isFailure(failure) || failure.status === 'network') return 'Failed to import lenders';
  return failure.problem?.error ?? 'Upload failed';
}

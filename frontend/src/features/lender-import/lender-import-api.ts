import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, pageOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';
import { upload, type Upload } from '@/api/upload';

export type ImportAnswer = Schemas['ImportAnswerResponse'];
/** An import in its list. */
export type LenderImport = Schemas['ImportResponse'];
/** An import or a preview of one, with what was left out of its rows. */
export type ImportWithReport = Schemas['ImportWithReportResponse'];
/** The effects of an undo. */
export type Undo = Schemas['UndoResponse'];
export type ImportLine = Schemas['ImportLineResponse'];
/** A term of a file without a meaning. */
export type FoundTerm = Schemas['FoundWordResponse'];
/** A known term of a file, with its meaning. */
export type KnownTerm = Schemas['KnownWordResponse'];
/** A sheet with lenders, and the default products of its rows. */
export type FileSheet = Schemas['FileSheetResponse'];
export type ImportTerm = Schemas['ImportTermResponse'];
export type TermMeaning = Schemas['WordMeaningResponse'];
export type ImportTermListQuery = QueryOf<'listImportTerms'>;
export type ImportListQuery = QueryOf<'listImports'>;
type LineListQuery = QueryOf<'listImportLines'>;

export const lenderImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportWithReport, Upload>({
      queryFn: (workbook) => upload<ImportWithReport>('admin/lenders/import/preview', workbook),
    }),
    previewAgain: build.mutation<ImportWithReport, { id: string; products: string }>({
      query: ({ id, products }) => ({
        url: `admin/lenders/imports/${id}/preview`,
        method: 'POST',
        body: { products },
      }),
    }),
    listImportTerms: build.query<Page<ImportTerm>, ImportTermListQuery>(
      listOf('admin/taught-words', 'ImportTerm'),
    ),
    getImportTerm: build.query<ImportTerm, string>(recordOf('admin/taught-words', 'ImportTerm')),
    listTermMeanings: build.query<TermMeaning[], null>({
      query: () => 'admin/taught-words/meanings',
    }),
    saveImportTerm: build.mutation<ImportTerm, Schemas['TeachWordRequest']>({
      query: (body) => ({ url: 'admin/taught-words', method: 'POST', body }),
      invalidatesTags: invalidates('ImportTerm'),
    }),
    deleteImportTerm: build.mutation<null, string>({
      query: (id) => ({ url: `admin/taught-words/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('ImportTerm'),
    }),
    commitImport: build.mutation<ImportAnswer, string>({
      query: (previewId) => ({ url: 'admin/lenders/imports', method: 'POST', body: { previewId } }),
      invalidatesTags: invalidates('Lender', 'LenderImport'),
    }),
    listImports: build.query<Page<LenderImport>, ImportListQuery>(
      listOf('admin/lenders/imports', 'LenderImport'),
    ),
    getImport: build.query<ImportWithReport, string>(recordOf('admin/lenders/imports', 'LenderImport')),
    previewUndo: build.query<Undo, string>({
      query: (id) => `admin/lenders/imports/${id}/undo`,
      keepUnusedDataFor: 0,
    }),
    undoImport: build.mutation<Undo, { id: string; leaveChanged: boolean }>({
      query: ({ id, leaveChanged }) => ({
        url: `admin/lenders/imports/${id}/undo`,
        method: 'POST',
        body: { leaveChanged },
      }),
      invalidatesTags: invalidates('Lender', 'LenderImport'),
    }),
    listImportLines: build.query<Page<ImportLine>, LineListQuery & { id: string }>({
      query: ({ id, ...params }) => ({ url: `admin/lenders/imports/${id}/lines`, params }),
      transformResponse: pageOf,
    }),
  }),
});

export const {
  usePreviewImportMutation,
  usePreviewAgainMutation,
  useListTermMeaningsQuery,
  useSaveImportTermMutation,
  useDeleteImportTermMutation,
  useCommitImportMutation,
  useListImportLinesQuery,
  usePreviewUndoQuery,
  useUndoImportMutation,
} = lenderImportApi;

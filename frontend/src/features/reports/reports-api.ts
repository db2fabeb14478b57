import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

export type BrokerSummary = Schemas['BrokerSummaryResponse'];
export type AnswerFigures = Schemas['AnswerFiguresResponse'];
export type EnquiryTrend = Schemas['EnquiryTrendResponse'];
export type WeekOfEnquiries = Schemas['WeekOfEnquiriesResponse'];
export type WeekOfDecisions = Schemas['WeekOfDecisionsResponse'];
export type Pipeline = Schemas['PipelineResponse'];
export type Drawn = Schemas['DrawnResponse'];
export type PanelReport = Schemas['PanelReportResponse'];
export type GapGroup = Schemas['GapGroupResponse'];
export type LenderToConfirm = Schemas['LenderToConfirmResponse'];
export type ProductCoverage = Schemas['ProductCoverageResponse'];

export type BackupStatus = Schemas['BackupStatusResponse'];

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    summariseBroker: build.query<BrokerSummary, undefined>({
      query: () => 'admin/summary',
      providesTags: ['Report', 'Application', 'PartnerAccount', 'Lender'],
    }),
    measureAnswers: build.query<AnswerFigures, undefined>({
      query: () => 'admin/applications/figures',
      providesTags: ['Report', 'Application'],
    }),
    showEnquiryTrend: build.query<EnquiryTrend, undefined>({
      query: () => 'admin/reports/enquiries',
      providesTags: ['Report', 'Application'],
    }),
    showDecisions: build.query<WeekOfDecisions[], undefined>({
      query: () => 'admin/reports/decisions',
      providesTags: ['Report', 'Application'],
    }),
    showPipeline: build.query<Pipeline, undefined>({
      query: () => 'admin/reports/pipeline',
      providesTags: ['Report', 'Application', 'Submission'],
    }),
    showPanel: build.query<PanelReport, undefined>({
      query: () => 'admin/reports/panel',
      providesTags: ['Report', 'Application', 'Lender'],
    }),
    showBackupStatus: build.query<BackupStatus, undefined>({
      query: () => 'admin/backups/status',
      providesTags: ['Report'],
    }),
    showCoverage: build.query<ProductCoverage[], undefined>({
      query: () => 'admin/reports/coverage',
      providesTags: ['Report', 'Lender'],
    }),
  }),
});

export const {
  useSummariseBrokerQuery,
  useMeasureAnswersQuery,
  useShowEnquiryTrendQuery,
  useShowBackupStatusQuery,
  useShowCoverageQuery,
  useShowDecisionsQuery,
  useShowPanelQuery,
  useShowPipelineQuery,
} = reportsApi;

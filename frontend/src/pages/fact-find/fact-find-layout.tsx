import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LaterAnswers } from '@/features/applications/applicant/applications-api';
import { PanelNotice } from '@/features/matching/panel-notice';
import { ReferralConsent, ReferralNotice } from '@/features/referral-links/referral';
import { useReferral } from '@/features/referral-links/use-referral';
import { SearchResults } from '@/pages/fact-find/search-results';
import { useLenderSearch } from '@/pages/fact-find/use-lender-search';
import { Page } from '@/shared/ui/page';

type LenderSearch = ReturnType<typeof useLenderSearch>;

/** What either form of a fact-find is given. */
interface SearchingForm {
  id: string;
  onSearch: LenderSearch['find'];
  onAnswers: LenderSearch['compare'];
  onStartAgain: LenderSearch['forget'];
  /** Answers that were given beside the found lenders. */
  answered: LaterAnswers | null;
  consent: ReactNode;
}

interface FactFindLayoutProps {
  title: string;
  intro: string;
  /** Ways to other forms. */
  links?: ReactNode;
  /** What the form is called in the page, and its search in the tab. */
  formId: string;
  form: (props: SearchingForm) => ReactNode;
}

/** A fact-find: its form, and under it the lenders that fit what was answered. */
export function FactFindLayout({ title, intro, links, formId, form }: FactFindLayoutProps) {
  const { search, find, compare, forget, answer, answered } = useLenderSearch(`${formId} search`);
  const referral = useReferral();
  const consent = <ReferralConsent referral={referral} />;
  return (
    <Page title={title} intro={intro}>
      {links}
      {/* The place is kept, so that the form does not move when the answer comes. */}
      <Box sx={{ mt: links ? 3 : 0, minHeight: 60 }}>
        <PanelNotice />
      </Box>
      <ReferralNotice referral={referral} />
      <Box sx={{ mt: links ? 2 : 3 }}>
        {form({ id: formId, onSearch: find, onAnswers: compare, onStartAgain: forget, answered, consent })}
      </Box>
      <Box sx={{ mt: { xs: 6, md: 8 } }}>
        <SearchResults search={search} formId={formId} onAnswer={answer} />
      </Box>
    </Page>
  );
}

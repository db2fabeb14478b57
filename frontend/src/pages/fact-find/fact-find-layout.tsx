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

/** Props that both fact-find forms receive. */
interface SearchingForm {
  id: string;
  onSearch: LenderSearch['find'];
  onAnswers: LenderSearch['compare'];
  onStartAgain: LenderSearch['forget'];
  /** Answers given beside the results after the search. */
  answered: LaterAnswers | null;
  consent: ReactNode;
}

interface FactFindLayoutProps {
  title: string;
  intro: string;
  /** Ways to other forms, below this one. */
  links?: ReactNode;
  /** The id of the form in the page and of its stored search. */
  formId: string;
  form: (props: SearchingForm) => ReactNode;
}

/** A fact-find: the form and, below it, the matching lenders. */
export function FactFindLayout({ title, intro, links, formId, form }: FactFindLayoutProps) {
  const { search, find, compare, forget, answer, answered } = useLenderSearch(`${formId} search`);
  const referral = useReferral();
  const consent = <ReferralConsent referral={referral} />;
  return (
    <Page title={title} intro={intro}>
      <ReferralNotice referral={referral} />
      <div>
        {form({ id: formId, onSearch: find, onAnswers: compare, onStartAgain: forget, answered, consent })}
      </div>
      {links && <Box sx={{ mt: 4 }}>{links}</Box>}
      {/* Below the form, which does not move when the answer comes. */}
      <Box sx={{ mt: 3 }}>
        <PanelNotice />
      </Box>
      <Box sx={{ mt: { xs: 6, md: 8 } }}>
        <SearchResults search={search} formId={formId} onAnswer={answer} />
      </Box>
    </Page>
  );
}

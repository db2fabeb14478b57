import Box from '@mui/material/Box';
import { DetailedForm } from '@/features/fact-find/detailed-form';
import { PanelNotice } from '@/features/matching/panel-notice';
import { ReferralConsent, ReferralNotice } from '@/features/referral-links/referral';
import { useReferral } from '@/features/referral-links/use-referral';
import { SearchResults } from '@/pages/fact-find/search-results';
import { useLenderSearch } from '@/pages/fact-find/use-lender-search';
import { Page } from '@/shared/ui/page';

const FORM = 'detailed-fact-find';

export function Component() {
  const { search, find, compare, forget } = useLenderSearch('detailed-fact-find search');
  const referral = useReferral();
  return (
    <Page
      title="Detailed Fact-Find"
      intro="What lenders usually ask before they decide, in a few short steps. Fields marked * are needed; each other answer makes the match closer."
    >
      {/* The place is kept, so that the form does not move when the answer comes. */}
      <Box sx={{ minHeight: 60 }}>
        <PanelNotice />
      </Box>
      <ReferralNotice referral={referral} />
      <Box sx={{ mt: 3 }}>
        <DetailedForm
          id={FORM}
          onSearch={find}
          onAnswers={compare}
          onStartAgain={forget}
          consent={<ReferralConsent referral={referral} />}
        />
      </Box>
      <Box sx={{ mt: { xs: 6, md: 8 } }}>
        <SearchResults search={search} formId={FORM} />
      </Box>
    </Page>
  );
}

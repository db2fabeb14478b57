import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { FactFindForm } from '@/features/fact-find/fact-find-form';
import { PanelNotice } from '@/features/matching/panel-notice';
import { ReferralConsent, ReferralNotice } from '@/features/referral-links/referral';
import { useReferral } from '@/features/referral-links/use-referral';
import { SearchResults } from '@/pages/fact-find/search-results';
import { useLenderSearch } from '@/pages/fact-find/use-lender-search';
import { useLinkedProduct } from '@/pages/fact-find/use-linked-product';
import { paths } from '@/shared/site/paths';
import { Page } from '@/shared/ui/page';

const FORM = 'fact-find';

export function Component() {
  const { search, find, compare, forget } = useLenderSearch('fact-find search');
  const fundingType = useLinkedProduct();
  const referral = useReferral();
  return (
    <Page
      title="Get Matched with the Right Lenders"
      intro="Answer what you can. We compare it with what each lender has stated and show who fits, with every reason. Fields marked * are needed; each further answer makes the match more exact."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <MuiLink component={Link} to={paths.apply}>
          Short on time? Quick application
        </MuiLink>
        <MuiLink component={Link} to={paths.enhancedFactFind}>
          Want a closer match? Detailed fact-find
        </MuiLink>
      </Box>
      {/* The place is kept, so that the form does not move when the answer comes. */}
      <Box sx={{ mt: 3, minHeight: 60 }}>
        <PanelNotice />
      </Box>
      <ReferralNotice referral={referral} />
      <Box sx={{ mt: 2 }}>
        <FactFindForm
          id={FORM}
          fundingType={fundingType}
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

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { FactFindForm } from '@/features/fact-find/fact-find-form';
import { FactFindLayout } from '@/pages/fact-find/fact-find-layout';
import { useLinkedProduct } from '@/pages/fact-find/use-linked-product';
import { paths } from '@/shared/site/paths';

export function Component() {
  const fundingType = useLinkedProduct();
  return (
    <FactFindLayout
      title="Get Matched with the Right Lenders"
      intro="Answer what you can. We compare it with what each lender has stated and show who fits, with every reason. Fields marked * are required; every other answer makes your matches more accurate."
      links={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
          <MuiLink component={Link} to={paths.apply}>
            Short on time? Quick application
          </MuiLink>
          <MuiLink component={Link} to={paths.enhancedFactFind}>
            Want a closer match? Detailed fact-find
          </MuiLink>
        </Box>
      }
      formId="fact-find"
      form={(props) => <FactFindForm {...props} fundingType={fundingType} />}
    />
  );
}

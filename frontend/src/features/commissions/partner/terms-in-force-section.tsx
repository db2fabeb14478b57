import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  useReadTermsInForceQuery,
  type TermsInForce,
} from '@/features/commissions/partner/terms-in-force-api';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate } from '@/shared/lib/dates';
import { RowsList } from '@/shared/lists/rows-list';
import { products as allProducts, productTitle } from '@/shared/site/products';
import { Section } from '@/shared/ui/section';

/** The terms for a case submitted today, in words. */
export function TermsInForceSection() {
  const termsInForce = useReadTermsInForceQuery(undefined);
  return (
    <Section
      title="How you are paid"
      intro="For cases you submit today. Each case keeps the terms in force when you submitted it."
    >
      <QueryBoundary query={termsInForce} name="Your terms" height={96}>
        {(terms) =>
          terms.length > 0 ? (
            <InForce terms={terms} />
          ) : (
            <Typography>
              We have not agreed commission terms with you, so deals pay nothing. Contact us before you submit
              your next case.
            </Typography>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

const scopeOf = ({ products }: TermsInForce): string => {
  const others = allProducts.filter(({ slug }) => !products.includes(slug)).map(({ title }) => title);
  if (others.length === 0) return 'All products';
  if (others.length < products.length) return `All products except ${others.join(', ')}`;
  return products.map(productTitle).join(', ');
};

function InForce({ terms }: { terms: readonly TermsInForce[] }) {
  return (
    <RowsList label="Your terms">
      {terms.map((each) => (
        <li key={each.products.join()}>
          <Box sx={{ minWidth: 0, maxWidth: '75ch', display: 'grid', gap: 0.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{scopeOf(each)}</Typography>
            <Typography>{each.words}</Typography>
            <Typography variant="body2" color="textSecondary">
              {each.example} Since {longDate(each.validFrom)}.
            </Typography>
          </Box>
        </li>
      ))}
    </RowsList>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AgreeTermsDialog } from '@/features/commissions/staff/agree-terms-dialog';
import {
  FIRM,
  useListCommissionTermsQuery,
  type CommissionTerms,
} from '@/features/commissions/staff/commission-terms-api';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { productTitle } from '@/shared/site/products';
import { londonIsoDay, longDate } from '@/shared/lib/dates';
import { StatusChip } from '@/shared/ui/status-chip';
import { RowsList } from '@/shared/lists/rows-list';

interface CommissionTermsPartProps {
  /** The partner; null for the firm's. */
  partner: { id: string; companyName: string } | null;
  /** The text without terms. */
  none: string;
  /** Whether the user may add terms. */
  mayAgree: boolean;
}

/** The terms of a partner, or of the firm, newest first; administrators add new ones. */
export function CommissionTermsPart({ partner, none, mayAgree }: CommissionTermsPartProps) {
  const terms = useListCommissionTermsQuery(partner?.id ?? FIRM);
  const { dialog, openDialog } = useDialog();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <QueryBoundary query={terms} name="The commission terms" height={72}>
        {(read) =>
          read.length > 0 ? <Terms terms={read} /> : <Typography color="textSecondary">{none}</Typography>
        }
      </QueryBoundary>
      {mayAgree && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => openDialog(AgreeTermsDialog, { partner })}
        >
          Agree terms
        </Button>
      )}
      {dialog}
    </Box>
  );
}

/** The newest terms of each product that have started. */
const inForce = (terms: readonly CommissionTerms[], today: string): ReadonlySet<string> => {
  const begun = terms.filter(({ validFrom }) => validFrom <= today);
  const newest = (product: CommissionTerms['product']) =>
    begun
      .filter((one) => one.product === product)
      .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
  return new Set(begun.map(({ product }) => newest(product)?.id ?? ''));
};

function Terms({ terms }: { terms: readonly CommissionTerms[] }) {
  const today = londonIsoDay(new Date());
  const current = inForce(terms, today);
  return (
    <RowsList label="Commission terms">
      {terms.map(({ id, product, words, example, validFrom, createdBy }) => (
        <li key={id}>
          <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 600 }}>
                {product === null ? 'All products' : productTitle(product)}
              </Typography>
              {current.has(id) && <StatusChip tone="positive">In force</StatusChip>}
              {validFrom > today && <StatusChip tone="waiting">Upcoming</StatusChip>}
            </Box>
            <Typography>{words}</Typography>
            <Typography variant="body2" color="textSecondary">
              {example}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              From {longDate(validFrom)}
              {createdBy && `, agreed by ${createdBy.name}`}
            </Typography>
          </Box>
        </li>
      ))}
    </RowsList>
  );
}

import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { poundsBetween, formatProducts, formatReason } from '@/features/reports/panel-labels';
import { ReportCard, ReportCards } from '@/features/reports/report-cards';
import type { GapGroup, PanelReport } from '@/features/reports/reports-api';
import { counted, inFigures } from '@/shared/lib/figures';
import { adminPaths } from '@/shared/routing/paths';
import { RecordLink } from '@/shared/lists/record-link';
import { Section } from '@/shared/ui/section';

/** Where the panel has too few lenders for the demand. */
export function PanelGaps({ enquiries, gaps }: PanelReport) {
  return (
    <Section
      title="Gaps"
      intro={`${inFigures(gaps.enquiries)} of ${counted(enquiries, 'enquiry', 'enquiries')} found fewer than two strong matches.`}
    >
      {gaps.groups.length === 0 ? (
        <Typography color="textSecondary">
          {enquiries === 0 ? 'No applications yet.' : 'Every enquiry found two strong matches or more.'}
        </Typography>
      ) : (
        <ReportCards>
          {gaps.groups.map((group) => (
            <Gap key={`${group.criterion} ${group.products.join()}`} group={group} />
          ))}
        </ReportCards>
      )}
    </Section>
  );
}

function Gap({ group }: { group: GapGroup }) {
  const { products, amount, enquiries, examples } = group;
  const [product] = products;
  const name = formatProducts(products);
  return (
    <ReportCard>
      <Typography variant="h3">{amount ? `${name}, ${poundsBetween(amount)}` : name}</Typography>
      <p>
        <span>
          <b>{counted(enquiries, 'enquiry', 'enquiries')}.</b> {formatReason(group)}
        </span>
      </p>
      <ul aria-label={`Latest enquiries: ${name}`}>
        {examples.map(({ id, companyName, strong }) => (
          <li key={id}>
            <RecordLink type="application" id={id} name={companyName} />{' '}
            {strong === 0 ? 'no strong match' : '1 strong match'}
          </li>
        ))}
      </ul>
      {product && (
        <p>
          <MuiLink component={Link} to={`${adminPaths.applications}?fundingType=${product}`}>
            All applications for {name}
          </MuiLink>
          <MuiLink component={Link} to={`${adminPaths.lenders}?product=${product}&isActive=true`}>
            Lenders that offer {name}
          </MuiLink>
        </p>
      )}
    </ReportCard>
  );
}

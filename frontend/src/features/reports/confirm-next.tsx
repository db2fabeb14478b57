import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDecided, formatStatement } from '@/features/reports/panel-labels';
import { ReportCard, ReportCards } from '@/features/reports/report-cards';
import type { LenderToConfirm } from '@/features/reports/reports-api';
import { adminPaths } from '@/shared/routing/paths';
import { Section } from '@/shared/ui/section';

interface ConfirmNextProps {
  lenders: readonly LenderToConfirm[];
  /** The last confirmation, and the button to confirm. */
  confirmation: (lender: LenderToConfirm) => ReactNode;
}

/** About as many calls as someone makes in a morning. */
const SHOWN_FIRST = 6;

/** Lenders whose criteria should be confirmed first: those that decide many enquiries and were confirmed long ago. */
export function ConfirmNext({ lenders, confirmation }: ConfirmNextProps) {
  const [all, setAll] = useState(false);
  return (
    <Section
      title="Confirm next"
      intro="The criteria of these lenders decided matches on their own, and were last confirmed a month or more ago."
    >
      {lenders.length === 0 ? (
        <Typography color="textSecondary">
          Nothing to confirm: every deciding criterion was confirmed in the last 30 days.
        </Typography>
      ) : (
        <ReportCards>
          {lenders.slice(0, all ? undefined : SHOWN_FIRST).map((lender) => (
            <ReportCard key={lender.id}>
              <Typography variant="h3">
                <MuiLink component={Link} to={`${adminPaths.lenders}?id=${lender.id}`}>
                  {lender.name}
                </MuiLink>
              </Typography>
              <ul aria-label={`What decided enquiries: ${lender.name}`}>
                {lender.statements.map((statement) => (
                  <li key={statement.field}>
                    <b>{formatStatement(statement)}</b> {formatDecided(statement)}
                  </li>
                ))}
              </ul>
              {confirmation(lender)}
            </ReportCard>
          ))}
        </ReportCards>
      )}
      {lenders.length > SHOWN_FIRST && (
        <Button variant="outlined" aria-expanded={all} sx={{ mt: 2 }} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${lenders.length}`}
        </Button>
      )}
    </Section>
  );
}

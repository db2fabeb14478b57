import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  useGetPartnerQuery,
  type PartnerAccount,
  type PartnerInFull,
} from '@/features/introducers/staff/partner-accounts-api';
import { conversion, joined, PartnerChip } from '@/features/introducers/staff/partner-columns';
import { PartnersLeads } from '@/features/introducers/staff/partners-leads';
import { longDate, longDateAndTime } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';
import { ContactFacts } from '@/shared/lists/contact-facts';
import { adminPaths } from '@/shared/frame/paths';
import { QueryBoundary } from '@/shared/frame/query-boundary';
import { Section } from '@/shared/ui/section';

interface PartnerDetailsProps {
  partner: PartnerAccount;
  onClose: () => void;
  actions?: ReactNode;
  /** Its commission terms. */
  commissionTerms: ReactNode;
}

/** A partner's details: profile, cases, and API accounts. */
export function PartnerDetails({ partner, onClose, actions, commissionTerms }: PartnerDetailsProps) {
  const { id, companyName, suspendedAt } = partner;
  const full = useGetPartnerQuery(id);
  return (
    <DetailDrawer title={companyName} onClose={onClose} actions={actions}>
      <PartnerChip suspendedAt={suspendedAt} />
      {suspendedAt !== null && (
        <Alert severity="warning">
          Suspended since {longDateAndTime(suspendedAt)}
          {full.currentData?.suspensionReason && `: ${full.currentData.suspensionReason}`}
        </Alert>
      )}
      <Profile partner={partner} />
      <Figures partner={partner} />
      <QueryBoundary query={full} name="The rest of the partner" fullSize height={96}>
        {(read) => <WaysIn partner={read} />}
      </QueryBoundary>
      <Section variant="drawer" title="Commission terms">
        {commissionTerms}
      </Section>
      <PartnersLeads key={id} partnerId={id} leads={partner.leads} />
    </DetailDrawer>
  );
}

function Profile({ partner }: { partner: PartnerAccount }) {
  const { businessType, createdAt, emailConfirmed, lastSignedInAt, selfBillingAgreedOn, vatNumber } = partner;
  return (
    <Facts>
      <ContactFacts {...partner} />
      {!emailConfirmed && <Fact name="Email address">Not confirmed yet</Fact>}
      <Fact name="Business type">{businessType}</Fact>
      <Fact name="Joined">{joined(createdAt)}</Fact>
      <Fact name="Last sign-in">
        {lastSignedInAt === null ? 'Not recorded' : longDateAndTime(lastSignedInAt)}
      </Fact>
      {vatNumber && <Fact name="VAT number">{vatNumber}</Fact>}
      {selfBillingAgreedOn && <Fact name="Self-billing agreed on">{longDate(selfBillingAgreedOn)}</Fact>}
    </Facts>
  );
}

function Figures({ partner }: { partner: PartnerAccount }) {
  const { id, cases } = partner;
  return (
    <Section variant="drawer" title="Cases">
      <Facts>
        <Fact name="Sent">{inFigures(cases)}</Fact>
        <Fact name="Approved">{conversion(partner) ?? 'None decided yet'}</Fact>
      </Facts>
      {cases > 0 && (
        <MuiLink
          component={Link}
          to={`${adminPaths.applications}?partner=${id}`}
          sx={{ display: 'inline-block', mt: 1.5 }}
        >
          Show the cases
        </MuiLink>
      )}
    </Section>
  );
}

function WaysIn({ partner: { sessions, apiAccounts } }: { partner: PartnerInFull }) {
  return (
    <Section variant="drawer" title="Signed in">
      <Facts>
        <Fact name="Browsers">{sessions}</Fact>
        {apiAccounts.length === 0 && <Fact name="API accounts">None</Fact>}
        {apiAccounts.map(({ id, name, lastUsedAt, revokedAt }) => (
          <Fact key={id} name={`API account ‘${name}’`}>
            {revokedAt === null ? lastUse(lastUsedAt) : `Revoked ${longDateAndTime(revokedAt)}`}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

const lastUse = (at: string | null): string =>
  at === null ? 'Never used' : `Last used ${longDateAndTime(at)}`;

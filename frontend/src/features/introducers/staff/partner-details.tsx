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
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { ContactFacts } from '@/shared/lists/contact-facts';
import { adminPaths } from '@/shared/routing/paths';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
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
      <QueryBoundary query={full} name="The rest of the partner" variant="page" height={96}>
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
    <DescriptionList>
      <ContactFacts {...partner} />
      {!emailConfirmed && <DescriptionItem term="Email address">Not confirmed yet</DescriptionItem>}
      <DescriptionItem term="Business type">{businessType}</DescriptionItem>
      <DescriptionItem term="Joined">{joined(createdAt)}</DescriptionItem>
      <DescriptionItem term="Last sign-in">
        {lastSignedInAt === null ? 'Not recorded' : longDateAndTime(lastSignedInAt)}
      </DescriptionItem>
      {vatNumber && <DescriptionItem term="VAT number">{vatNumber}</DescriptionItem>}
      {selfBillingAgreedOn && (
        <DescriptionItem term="Self-billing agreed on">{longDate(selfBillingAgreedOn)}</DescriptionItem>
      )}
    </DescriptionList>
  );
}

function Figures({ partner }: { partner: PartnerAccount }) {
  const { id, cases } = partner;
  return (
    <Section variant="drawer" title="Cases">
      <DescriptionList>
        <DescriptionItem term="Sent">{inFigures(cases)}</DescriptionItem>
        <DescriptionItem term="Approved">{conversion(partner) ?? 'None decided yet'}</DescriptionItem>
      </DescriptionList>
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
      <DescriptionList>
        <DescriptionItem term="Browsers">{sessions}</DescriptionItem>
        {apiAccounts.length === 0 && <DescriptionItem term="API accounts">None</DescriptionItem>}
        {apiAccounts.map(({ id, name, lastUsedAt, revokedAt }) => (
          <DescriptionItem key={id} term={`API account ‘${name}’`}>
            {revokedAt === null ? lastUse(lastUsedAt) : `Revoked ${longDateAndTime(revokedAt)}`}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}

const lastUse = (at: string | null): string =>
  at === null ? 'Never used' : `Last used ${longDateAndTime(at)}`;

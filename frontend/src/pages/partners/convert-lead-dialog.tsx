import { enquiryOf } from '@/features/applications/partner/new-case';
import { SubmitCaseDialog } from '@/features/applications/partner/submit-case-dialog';
import type { Lead } from '@/features/leads/leads-api';
import { useBecomingClient } from '@/features/leads/use-becoming-client';
import { CurrentMatches } from '@/features/matching/current-matches';

/** The answers of a case that a lead already has. */
const clientIn = ({ name, email, phone, company }: Lead) => ({
  contactName: name,
  email,
  phone: phone ?? '',
  companyName: company ?? '',
});

/** Converts a lead into a case. */
export function ConvertLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const becomeClient = useBecomingClient();
  return (
    <SubmitCaseDialog known={clientIn(lead)} onSubmitted={() => void becomeClient(lead)} onClose={onClose}>
      {(values) => <CurrentMatches enquiry={enquiryOf(values)} />}
    </SubmitCaseDialog>
  );
}

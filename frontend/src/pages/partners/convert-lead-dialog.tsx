import { enquiryOf } from '@/features/applications/partner/new-case';
import { SubmitCaseDialog } from '@/features/applications/partner/submit-case-dialog';
import type { Lead } from '@/features/leads/leads-api';
import { useMarkAsClient } from '@/features/leads/use-mark-as-client';
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
  const markAsClient = useMarkAsClient();
  return (
    <SubmitCaseDialog known={clientIn(lead)} onSubmitted={() => void markAsClient(lead)} onClose={onClose}>
      {(values) => <CurrentMatches enquiry={enquiryOf(values)} />}
    </SubmitCaseDialog>
  );
}

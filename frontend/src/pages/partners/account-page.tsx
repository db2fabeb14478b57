import Box from '@mui/material/Box';
import { EmailChoices } from '@/features/introducers/partner/email-choices';
import type { Introducer } from '@/features/introducers/partner/introducers-api';
import { ProfileForm, useProfileForm } from '@/features/introducers/partner/profile-form';
import { partnerAccount } from '@/features/own-account/account-kind';
import { PasswordForm, usePasswordForm } from '@/features/own-account/password-form';
import { SessionList } from '@/features/own-account/session-list';
import { SignOutEverywhere } from '@/features/own-account/sign-out-everywhere';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';
import { formSections } from '@/shared/forms/form-sections';
import { PortalPage } from '@/shared/portal/portal-page';
import { UnsavedGuard } from '@/shared/dialogs/unsaved-guard';
import { Section } from '@/shared/ui/section';

export function Component() {
  const { status, setAccount, signOut } = useSession(partnerRole);
  if (!('account' in status)) return null;
  return <AccountScreen account={status.account} onSaved={setAccount} onSignedOut={signOut} />;
}

interface AccountScreenProps {
  account: Introducer;
  onSaved: (account: Introducer) => void;
  onSignedOut: () => Promise<void>;
}

function AccountScreen({ account, onSaved, onSignedOut }: AccountScreenProps) {
  const profile = useProfileForm(account, onSaved);
  const password = usePasswordForm(partnerAccount);
  return (
    <PortalPage title="Account">
      <UnsavedGuard dirty={profile.dirty || password.dirty} />
      <Box sx={formSections}>
        <Section title="Profile" intro="Your details, and how we contact you.">
          <ProfileForm form={profile} email={account.email} />
        </Section>
        <Section
          title="Emails"
          intro="Choose when we email you. Emails about your account and its security are always sent."
        >
          <EmailChoices chosen={account.emails} onSaved={onSaved} />
        </Section>
        <Section title="Password" intro="Changing it signs you out everywhere else.">
          <PasswordForm form={password} kind={partnerAccount} />
        </Section>
        <Section
          title="Sessions"
          intro="Where you are signed in."
          actions={<SignOutEverywhere kind={partnerAccount} onSignedOut={onSignedOut} />}
        >
          <SessionList kind={partnerAccount} />
        </Section>
      </Box>
    </PortalPage>
  );
}

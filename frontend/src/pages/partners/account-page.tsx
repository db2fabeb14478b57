import Box from '@mui/material/Box';
import { useState } from 'react';
import { EmailChoices } from '@/features/introducers/partner/email-choices';
import { ProfileForm } from '@/features/introducers/partner/profile-form';
import { partnerAccount } from '@/features/own-account/account-kind';
import { PasswordForm } from '@/features/own-account/password-form';
import { SessionList } from '@/features/own-account/session-list';
import { SignOutEverywhere } from '@/features/own-account/sign-out-everywhere';
import { partnerRole } from '@/features/sessions/partner-role';
import { useSession } from '@/features/sessions/session';
import { formSections } from '@/shared/frame/form-sections';
import { PortalPage } from '@/shared/frame/portal-page';
import { PortalSection } from '@/shared/frame/portal-section';
import { UnsavedGuard } from '@/shared/dialogs/unsaved-guard';

export function Component() {
  const { status, setAccount, signOut } = useSession(partnerRole);
  const [profileDirty, setProfileDirty] = useState(false);
  const [passwordDirty, setPasswordDirty] = useState(false);
  if (!('account' in status)) return null;
  const { account } = status;
  return (
    <PortalPage title="Account">
      <UnsavedGuard dirty={profileDirty || passwordDirty} />
      <Box sx={formSections}>
        <PortalSection title="Profile" intro="Your details, and how we contact you.">
          <ProfileForm introducer={account} onSaved={setAccount} onDirty={setProfileDirty} />
        </PortalSection>
        <PortalSection
          title="Emails"
          intro="Choose when we email you. Emails about your account and its security are always sent."
        >
          <EmailChoices chosen={account.emails} onSaved={setAccount} />
        </PortalSection>
        <PortalSection title="Password" intro="Changing it signs you out everywhere else.">
          <PasswordForm kind={partnerAccount} onDirty={setPasswordDirty} />
        </PortalSection>
        <PortalSection
          title="Sessions"
          intro="Where you are signed in."
          actions={<SignOutEverywhere kind={partnerAccount} onSignedOut={signOut} />}
        >
          <SessionList kind={partnerAccount} />
        </PortalSection>
      </Box>
    </PortalPage>
  );
}

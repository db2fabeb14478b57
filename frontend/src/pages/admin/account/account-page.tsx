import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { staffAccount } from '@/features/own-account/account-kind';
import { PasswordForm, usePasswordForm } from '@/features/own-account/password-form';
import { SessionList } from '@/features/own-account/session-list';
import { SignOutElsewhere } from '@/features/own-account/sign-out-elsewhere';
import { adminRole } from '@/features/sessions/admin-role';
import { useSession } from '@/features/sessions/session';
import { OwnContactSection } from '@/features/staff/own-contact-section';
import { CalendarSection } from '@/features/tasks/calendar-section';
import { TwoFactorSection } from '@/features/two-factor/two-factor-section';
import { PortalPage } from '@/shared/portal/portal-page';
import { formSections } from '@/shared/forms/form-sections';
import { UnsavedGuard } from '@/shared/dialogs/unsaved-guard';
import { Section } from '@/shared/ui/section';

export function Component() {
  const { status, setAccount } = useSession(adminRole);
  const password = usePasswordForm(staffAccount);
  if (!('account' in status)) return null;
  const { twoFactorOwed = false, ...account } = status.account;
  const { name, email } = account;
  return (
    <PortalPage title="Account">
      <UnsavedGuard dirty={password.dirty} />
      <Box sx={formSections}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Signed in as <strong>{name}</strong>, {email}
        </Typography>
        <TwoFactorSection onTurnedOn={() => setAccount(account)} />
        {/* Nothing else is accessible until it is set up. */}
        {!twoFactorOwed && (
          <>
            <OwnContactSection />
            <Section title="Password" intro="Changing it signs you out everywhere else.">
              <PasswordForm form={password} kind={staffAccount} />
            </Section>
            <Section
              title="Sessions"
              intro="Where you are signed in."
              actions={<SignOutElsewhere kind={staffAccount} />}
            >
              <SessionList kind={staffAccount} />
            </Section>
            <CalendarSection />
          </>
        )}
      </Box>
    </PortalPage>
  );
}

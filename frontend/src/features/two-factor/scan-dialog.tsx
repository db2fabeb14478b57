import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { useTurnOnTwoFactorMutation, type ProposedTwoFactor } from '@/features/two-factor/two-factor-api';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { CopyableCode } from '@/shared/ui/copyable-code';
import { QrCode } from '@/shared/ui/qr-code';

const schema = formSchema(object({ code: text('Code').required('Enter the code that your app shows') }));

const GUARD = {
  title: 'Leave without turning it on?',
  message: 'Nothing has changed. If you have added it to your app, delete that entry: it will not work.',
  stay: 'Go on',
  leave: 'Leave',
};

interface ScanDialogProps {
  proposed: ProposedTwoFactor;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up the authenticator app and verifies its first code. */
export function ScanDialog({ proposed: { secret, uri }, onTurnedOn, onClose }: ScanDialogProps) {
  const [turnOn] = useTurnOnTwoFactorMutation();
  return (
    <FormikDialog
      title="Add it to your app"
      dirty
      guard={GUARD}
      schema={schema}
      submit="Turn on"
      pending="Turning on..."
      send={(values) => turnOn(values).unwrap()}
      onSuccess={onTurnedOn}
      onClose={onClose}
    >
      <Box component="ol" sx={steps}>
        <li>
          <Typography>
            Scan this with an authenticator app on your phone: Google Authenticator, Microsoft Authenticator,
            1Password or any other.
          </Typography>
          <Box sx={picture}>
            <QrCode text={uri} label="QR code for your authenticator app" />
          </Box>
          <Typography sx={{ mb: 1 }}>If you cannot scan it, type this key into the app:</Typography>
          <CopyableCode text={inFours(secret)} label="the key" />
        </li>
        <li>
          <Typography sx={{ mb: 2 }}>Enter the six digits that the app shows now.</Typography>
          <FormTextField name="code" autoComplete="one-time-code" inputMode="numeric" />
        </li>
      </Box>
    </FormikDialog>
  );
}

/** Easier to type; apps ignore the spaces. */
function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}

const steps = { m: 0, pl: 2.5, display: 'grid', gap: 3, '& li::marker': { fontWeight: 600 } } as const;

const picture = {
  my: 2,
  '& svg': { display: 'block', width: 200, maxWidth: '100%', height: 'auto', borderRadius: '8px' },
} as const;

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ProofDialog } from '@/features/two-factor/proof-dialog';
import { RecoveryCodesDialog } from '@/features/two-factor/recovery-codes-dialog';
import { ScanDialog } from '@/features/two-factor/scan-dialog';
import {
  useBeginTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
  useTwoFactorQuery,
  type ProposedTwoFactor,
  type TwoFactor,
} from '@/features/two-factor/two-factor-api';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { longDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { useToast } from '@/shared/ui/toasts/toast-context';
import { Section } from '@/shared/ui/section';

/** Warn when this many codes or fewer are left. */
const FEW_CODES = 3;

/** `onTurnedOn` is called once the recovery codes have been seen. */
export function TwoFactorSection({ onTurnedOn }: { onTurnedOn: () => void }) {
  const current = useTwoFactorQuery(undefined);
  const { dialog, actions } = useTwoFactorDialogs(onTurnedOn);
  return (
    <Section
      title="Two-step sign-in"
      intro="Sign in with your password and a code from an app on your phone."
    >
      <QueryBoundary query={current} name="Two-step sign-in" variant="page" height={72}>
        {(twoFactor) => <TwoFactorStatus twoFactor={twoFactor} {...actions} />}
      </QueryBoundary>
      {dialog}
    </Section>
  );
}

interface TwoFactorStatusProps {
  twoFactor: TwoFactor;
  onBegin: (isOn: boolean) => void;
  onRenew: () => void;
  onTurnOff: () => void;
}

function TwoFactorStatus({
  twoFactor: { on, required, since, recoveryCodesLeft },
  onBegin,
  onRenew,
  onTurnOff,
}: TwoFactorStatusProps) {
  if (!on || since === null) {
    return (
      <Box sx={stack}>
        {required ? (
          <Alert severity="warning">Your firm requires this. Set it up to continue.</Alert>
        ) : (
          <Typography>This is off. Anyone who knows your password can sign in as you.</Typography>
        )}
        <Box>
          <Button variant={required ? 'contained' : 'outlined'} onClick={() => onBegin(on)}>
            Set up
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={stack}>
      <Typography>
        On since {longDate(since)}. {formatCodesLeft(recoveryCodesLeft)}
      </Typography>
      {recoveryCodesLeft <= FEW_CODES && (
        <Alert severity="warning">You are running out of recovery codes. Create new ones.</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onRenew}>
          New recovery codes
        </Button>
        <Button variant="outlined" onClick={() => onBegin(on)}>
          Move to another phone
        </Button>
        {!required && (
          <Button variant="outlined" onClick={onTurnOff}>
            Turn off
          </Button>
        )}
      </Box>
    </Box>
  );
}

function formatCodesLeft(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return `${counted(left, 'recovery code')} ${left === 1 ? 'is' : 'are'} left.`;
}

/** Each change asks for the password first; new recovery codes are shown last. */
function useTwoFactorDialogs(onTurnedOn: () => void) {
  const { dialog, openDialog, closeDialog } = useDialog();
  const [begin] = useBeginTwoFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffTwoFactorMutation();
  const toast = useToast();

  const showCodes = (codes: readonly string[], onSeen?: () => void) =>
    openDialog(RecoveryCodesDialog, { codes, ...(onSeen && { onSeen }) });
  const scan = (proposed: ProposedTwoFactor) =>
    openDialog(ScanDialog, {
      proposed,
      onTurnedOn: (codes) => {
        toast({ title: 'Two-step sign-in is on', description: 'You are signed out everywhere else.' });
        showCodes(codes, onTurnedOn);
      },
    });

  const actions = {
    onBegin: (isOn: boolean) =>
      openDialog(ProofDialog, {
        title: isOn ? 'Move to another phone' : 'Set up two-step sign-in',
        message: isOn
          ? 'Your current app works until the new one is set up.'
          : 'You need a phone with an authenticator app. Enter your password again first.',
        submit: 'Continue',
        pending: 'Checking...',
        withCode: isOn,
        send: async (proof) => scan(await begin(proof).unwrap()),
      }),
    onRenew: () =>
      openDialog(ProofDialog, {
        title: 'New recovery codes',
        message: 'Your current codes will stop working.',
        submit: 'Create new codes',
        pending: 'Creating them...',
        withCode: true,
        send: async (proof) => showCodes(await renew(proof).unwrap()),
      }),
    onTurnOff: () =>
      openDialog(ProofDialog, {
        title: 'Turn off two-step sign-in',
        message: 'You will sign in with your password only, and be signed out everywhere else.',
        submit: 'Turn off',
        pending: 'Turning off...',
        withCode: true,
        send: async (proof) => {
          await turnOff(proof).unwrap();
          closeDialog();
          toast({ title: 'Two-step sign-in is off' });
        },
      }),
  };
  return { dialog, actions };
}

const stack = { display: 'grid', gap: 2 } as const;

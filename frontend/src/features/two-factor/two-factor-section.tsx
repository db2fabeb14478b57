import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { longDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { PortalSection } from '@/shared/frame/portal-section';
import { QueryBoundary } from '@/shared/frame/query-boundary';
import { useToast } from '@/shared/ui/toast-context';

/** Warn when this many codes or fewer are left. */
const FEW_CODES = 3;

/** What is being done: one dialog after another. */
type Doing =
  | { is: 'beginning' | 'renewing' | 'turning-off' }
  | { is: 'scanning'; proposed: ProposedTwoFactor }
  | { is: 'keeping-codes'; codes: readonly string[]; afterTurningOn: boolean };

/** `onTurnedOn` is called once the recovery codes have been seen. */
export function TwoFactorSection({ onTurnedOn }: { onTurnedOn: () => void }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const current = useTwoFactorQuery(undefined);
  return (
    <PortalSection
      title="Two-step sign-in"
      intro="Sign in with your password and a code from an app on your phone."
    >
      <QueryBoundary query={current} name="Two-step sign-in" fullSize height={72}>
        {(twoFactor) => (
          <>
            <TwoFactorStatus twoFactor={twoFactor} onDo={(is) => setDoing({ is })} />
            {doing && <Dialogs isOn={twoFactor.on} doing={doing} onDo={setDoing} onTurnedOn={onTurnedOn} />}
          </>
        )}
      </QueryBoundary>
    </PortalSection>
  );
}

interface TwoFactorStatusProps {
  twoFactor: TwoFactor;
  onDo: (is: 'beginning' | 'renewing' | 'turning-off') => void;
}

function TwoFactorStatus({
  twoFactor: { on, required, since, recoveryCodesLeft },
  onDo,
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
          <Button variant="contained" onClick={() => onDo('beginning')}>
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
        <Button variant="outlined" onClick={() => onDo('renewing')}>
          New recovery codes
        </Button>
        <Button variant="outlined" onClick={() => onDo('beginning')}>
          Move to another phone
        </Button>
        {!required && (
          <Button variant="outlined" onClick={() => onDo('turning-off')}>
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

interface DialogsProps {
  isOn: boolean;
  doing: Doing;
  onDo: (doing: Doing | null) => void;
  onTurnedOn: () => void;
}

function Dialogs({ isOn, doing, onDo, onTurnedOn }: DialogsProps) {
  const [begin] = useBeginTwoFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffTwoFactorMutation();
  const toast = useToast();
  const close = () => onDo(null);
  const keep = (codes: readonly string[], afterTurningOn: boolean) =>
    onDo({ is: 'keeping-codes', codes, afterTurningOn });

  switch (doing.is) {
    case 'beginning':
      return (
        <ProofDialog
          title={isOn ? 'Move to another phone' : 'Set up two-step sign-in'}
          sentence={
            isOn
              ? 'Your current app works until the new one is set up.'
              : 'You need a phone with an authenticator app. First, your password once more.'
          }
          submit="Continue"
          pending="Checking..."
          withCode={isOn}
          send={async (proof) => onDo({ is: 'scanning', proposed: await begin(proof).unwrap() })}
          onClose={close}
        />
      );
    case 'scanning':
      return (
        <ScanDialog
          proposed={doing.proposed}
          onTurnedOn={(codes) => {
            toast({ title: 'Two-step sign-in is on', description: 'You are signed out everywhere else.' });
            keep(codes, true);
          }}
          onClose={close}
        />
      );
    case 'keeping-codes':
      return (
        <RecoveryCodesDialog
          codes={doing.codes}
          onClose={() => {
            close();
            if (doing.afterTurningOn) onTurnedOn();
          }}
        />
      );
    case 'renewing':
      return (
        <ProofDialog
          title="New recovery codes"
          sentence="Your current codes will stop working."
          submit="Create new codes"
          pending="Making them..."
          withCode
          send={async (proof) => keep(await renew(proof).unwrap(), false)}
          onClose={close}
        />
      );
    case 'turning-off':
      return (
        <ProofDialog
          title="Turn off two-step sign-in"
          sentence="You will sign in with your password only, and be signed out everywhere else."
          submit="Turn off"
          pending="Turning off..."
          withCode
          send={async (proof) => {
            await turnOff(proof).unwrap();
            close();
            toast({ title: 'Two-step sign-in is off' });
          }}
          onClose={close}
        />
      );
  }
}

const stack = { display: 'grid', gap: 2 } as const;

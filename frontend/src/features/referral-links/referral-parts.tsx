import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import {
  leaveReferral,
  readReferral,
  shareReferral,
  type ReferralInTab,
} from '@/features/referral-links/referral-in-tab';
import { useFollowReferralLinkQuery } from '@/features/referral-links/referrer-api';
import { belowCheckbox } from '@/shared/forms/fields/below-checkbox';
import { useForm } from '@/shared/forms/form-context';
import { isFailure } from '@/shared/lib/failure';

/** Two sentences, because one would be too long to read. */
const SEEN =
  'They would see your company, your name, email and phone, the type and amount of funding and your trading history. They would also see which lenders match, and the status of the application.';

/** The partner of a link; null while unknown or if the link does not work. */
function useReferrer(token: string) {
  const { currentData, error } = useFollowReferralLinkQuery(token);
  const dead = isFailure(error) && error.status === 404;
  useEffect(() => {
    if (dead) leaveReferral();
  }, [dead]);
  return currentData;
}

/** Names the partner and what they would see, before the visitor answers any question. */
export function ReferralNoticeContent({ token }: { token: string }) {
  const referrer = useReferrer(token);
  if (!referrer) return null;
  const { companyName, contactName } = referrer;
  return (
    <Alert severity="info" role="note" sx={{ mb: 4, maxWidth: '84ch' }}>
      <strong>{companyName} sent you this link</strong>, from {contactName}. Before you submit, choose whether
      to share with them. {SEEN} They will not see your other answers, and you can apply without sharing.
    </Alert>
  );
}

const CONSENT = 'clientConsent';

/** Asks a referred visitor whether the partner may see the application. */
export function ReferralConsentContent({ referral: { token, shared } }: { referral: ReferralInTab }) {
  const referrer = useReferrer(token);
  if (!referrer) return null;
  return shared === false ? (
    <Alone companyName={referrer.companyName} />
  ) : (
    <Question companyName={referrer.companyName} shared={shared === true} />
  );
}

function Question({ companyName, shared }: { companyName: string; shared: boolean }) {
  const id = useId();
  const { submitCount, registerField, unregisterField } = useForm();
  const message = `Tick the box to share with ${companyName}, or continue without sharing`;
  const error = submitCount > 0 && !shared ? message : null;

  useEffect(() => {
    registerField(CONSENT, { validate: () => (readReferral()?.shared ? undefined : message) });
    return () => unregisterField(CONSENT);
  }, [registerField, unregisterField, message]);

  return (
    <Paper variant="outlined" component={FormControl} required error={error !== null} sx={frame}>
      <FormControlLabel
        htmlFor={id}
        label={`${companyName} may see this application`}
        control={
          <Checkbox
            id={id}
            checked={shared}
            onChange={({ target }) => shareReferral(target.checked ? true : null)}
            slotProps={{
              input: {
                'aria-describedby': error ? `${id}-error ${id}-seen` : `${id}-seen`,
                'aria-invalid': error !== null,
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={`${id}-error`} sx={underLabel}>
          {error}
        </FormHelperText>
      )}
      <Typography id={`${id}-seen`} variant="body2" color="textSecondary" sx={belowCheckbox}>
        {SEEN} They will not see your other answers.
      </Typography>
      <Button variant="text" size="small" onClick={() => shareReferral(false)} sx={aside}>
        Continue without sharing with {companyName}
      </Button>
    </Paper>
  );
}

function Alone({ companyName }: { companyName: string }) {
  return (
    <Paper variant="outlined" sx={frame}>
      <Typography>You are not sharing this application with {companyName}.</Typography>
      <Button variant="text" size="small" onClick={() => shareReferral(null)} sx={{ px: 0 }}>
        Share it
      </Button>
    </Paper>
  );
}

const underLabel = { '&&': { m: 0, ...belowCheckbox } } as const;
const aside = { ...belowCheckbox, px: 0, textAlign: 'left' } as const;

const frame = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.5,
  px: 2.5,
  py: 2,
} as const;

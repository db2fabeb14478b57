import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AccountKind } from '@/features/own-account/account-kind';
import { RedeemResetForm } from '@/features/own-account/redeem-reset-form';
import { RequestResetForm } from '@/features/own-account/request-reset-form';
import { SignInLayout } from '@/shared/portal/sign-in-layout';

/** Requests a reset link, or sets the new password if opened by that link, which carries a token behind '#'. */
export function ResetScreen({ kind }: { kind: AccountKind }) {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token === null ? (
    <AskForLink kind={kind} />
  ) : (
    <ChoosePassword key={token} kind={kind} token={token} />
  );
}

function AskForLink({ kind }: { kind: AccountKind }) {
  return (
    <SignInLayout
      title="Forgotten your password?"
      foot={
        <p>
          Remembered it?{' '}
          <MuiLink component={Link} to={kind.paths.login}>
            Sign in
          </MuiLink>
        </p>
      }
    >
      <RequestResetForm kind={kind} />
    </SignInLayout>
  );
}

function ChoosePassword({ kind, token }: { kind: AccountKind; token: string }) {
  const [changed, setChanged] = useState(false);
  return (
    <SignInLayout
      title="Choose a new password"
      foot={
        !changed && (
          <p>
            The link works once, for an hour.{' '}
            <MuiLink component={Link} to={kind.paths.reset}>
              Request another link
            </MuiLink>
          </p>
        )
      }
    >
      {changed ? (
        <Changed kind={kind} />
      ) : (
        <RedeemResetForm kind={kind} token={token} onChanged={() => setChanged(true)} />
      )}
    </SignInLayout>
  );
}

/** A full page load, because the reset ended any session here. */
function Changed({ kind }: { kind: AccountKind }) {
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus(), []);
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 3 }}>
        Your password has been changed and you have been signed out everywhere.
      </Alert>
      <Button ref={onward} href={kind.paths.login} size="large">
        Sign in
      </Button>
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ApiAccount } from '@/features/api-accounts/api-accounts-api';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { CopyableCode } from '@/shared/ui/copyable-code';

interface SecretDialogProps {
  account: Pick<ApiAccount, 'name' | 'username'>;
  secret: string;
  onClose: () => void;
}

const GUARD = {
  title: 'Have you saved the secret?',
  message: 'You have not copied it and we will not show it again. The account cannot be used without it.',
  stay: 'Show the secret',
  leave: 'Close anyway',
};

/** Shows the secret, once: asks before closing if it was not copied. */
export function SecretDialog({ account: { name, username }, secret, onClose }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const markCopied = () => setIsCopied(true);
  return (
    <FormDialog title={`Secret for ‘${name}’`} dirty={!isCopied} guard={GUARD} onClose={onClose}>
      {(close) => (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Alert severity="warning">
            We only show the secret once. Store it where your system can read it: anyone who has it can read
            and send cases in your name. If you lose it, revoke the account and create another.
          </Alert>
          <Credential name="Username" text={username} />
          <Credential name="Secret" text={secret} onCopied={markCopied} />
          <Box>
            <Button onClick={close}>Done</Button>
          </Box>
        </Box>
      )}
    </FormDialog>
  );
}

interface CredentialProps {
  name: string;
  text: string;
  onCopied?: () => void;
}

function Credential({ name, text, onCopied }: CredentialProps) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <CopyableCode text={text} label={`the ${name.toLowerCase()}`} {...(onCopied && { onCopied })} />
    </div>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { QrCode } from '@/shared/ui/qr-code';
import {
  useReadReferralLinkQuery,
  useRenewReferralLinkMutation,
  type ReferralLink,
} from '@/features/referral-links/referral-links-api';
import { useSubmissionKey } from '@/shared/forms/sending/use-submission-key';
import { longDate } from '@/shared/lib/dates';
import { saveFile } from '@/shared/lib/save-file';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { CopyableCode } from '@/shared/ui/copyable-code';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';
import { site } from '@/shared/site/settings';
import { Section } from '@/shared/ui/section';

/** A partner's referral link, to copy, scan and renew. */
export function ReferralLinkSection() {
  const current = useReadReferralLinkQuery(undefined);
  return (
    <Section
      title="Your referral link"
      intro="Clients who use it complete the fact-find themselves. If they agree, the case appears in your list."
    >
      <QueryBoundary query={current} name="Your link" variant="page" height={260}>
        {({ link }) => (link ? <LinkCard link={link} /> : <NoLink />)}
      </QueryBoundary>
    </Section>
  );
}

/** `replaced` is the current link: one idempotency key per link, so that a retry creates no second one. */
function useRenewLink(replaced: string | null) {
  const keyFor = useSubmissionKey();
  const [renew, { isLoading }] = useRenewReferralLinkMutation();
  return { renew: () => renew(keyFor({ replaced })).unwrap(), busy: isLoading };
}

const errorToast = { title: 'Error', description: 'We could not create the link.' };

function NoLink() {
  const { renew, busy } = useRenewLink(null);
  const create = useActionWithToast({ run: renew, successToast: { title: 'Link created' }, errorToast });
  return (
    <Paper variant="outlined" sx={{ ...card, justifyItems: 'start', gap: 2 }}>
      <Typography>
        You do not have a link yet. Use it on your website, in emails or, as a QR code, in print.
      </Typography>
      <Button onClick={() => void create(undefined)} disabled={busy}>
        {busy ? 'Creating...' : 'Create your link'}
      </Button>
    </Paper>
  );
}

/** Opens the partner's own email program with a text to send to a client. */
const emailWith = (address: string): string => {
  const body = [
    'Hello,',
    `Please use this link to tell ${site.brand} what funding your company needs:`,
    address,
    'It takes a few minutes. Before you send it, you choose whether to share your application with me.',
    'Kind regards',
  ].join('\n\n');
  return `mailto:?subject=${encodeURIComponent('Funding for your company')}&body=${encodeURIComponent(body)}`;
};

function LinkCard({ link: { token, url, createdAt } }: { link: ReferralLink }) {
  const drawing = useRef<SVGSVGElement>(null);
  const { dialog, openDialog } = useDialog();
  const { renew } = useRenewLink(token);
  // If the server does not know its public URL, the page's own.
  const address = new URL(url, window.location.origin).href;
  const save = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveFile(new Blob([text], { type: 'image/svg+xml' }), 'link-for-clients.svg');
  };
  const replace = () =>
    openDialog(ConfirmedAction, {
      title: 'Replace your link?',
      message:
        'Your current link and QR code will stop working as referrals: people who use them become ordinary visitors. Cases you already have stay yours.',
      confirm: 'Replace link',
      pending: 'Renewing...',
      action: renew,
      successToast: { title: 'Link replaced' },
      errorToast,
    });
  return (
    <Paper variant="outlined" sx={{ ...card, gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' } }}>
      <QrCode ref={drawing} text={address} label="QR code of your referral link" />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
        <CopyableCode text={address} label="your referral link" />
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '64ch' }}>
          In use since {longDate(createdAt)}. It gives no access to your account. Clients see your name and
          company, and choose whether to share their application with you.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" href={emailWith(address)}>
            Email link
          </Button>
          <Button variant="outlined" onClick={save}>
            Download QR code
          </Button>
        </Box>
        <Box sx={replacing}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 32ch' }}>
            If you replace the link, the one that you have given out and its QR code no longer refer clients
            to you.
          </Typography>
          <Button variant="text" size="small" color="inherit" onClick={replace}>
            Replace link
          </Button>
        </Box>
      </Box>
      {dialog}
    </Paper>
  );
}

const replacing = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const card = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  p: 3,
  '& > svg': { display: 'block', width: 184, height: 184, borderRadius: '6px' },
} as const;

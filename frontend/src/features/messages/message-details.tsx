import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HandledChip, WaysToReply } from '@/features/messages/message-columns';
import type { Message } from '@/features/messages/messages-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/screen/detail-drawer';

interface MessageDetailsProps {
  message: Message;
  onClose: () => void;
  actions?: ReactNode;
  /** What else belongs to the message. */
  children?: ReactNode;
}

/** A message in full, with links to reply. */
export function MessageDetails({ message, onClose, actions, children }: MessageDetailsProps) {
  const { name, message: words, createdAt, handledAt, handledBy } = message;
  return (
    <DetailDrawer title={name} onClose={onClose} actions={actions}>
      <HandledChip message={message} />
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{words}</Typography>
      <Facts>
        <Fact name="Reply to">
          <WaysToReply message={message} />
        </Fact>
        <Fact name="Received">{longDateAndTime(createdAt)}</Fact>
        {handledAt && (
          <Fact name="Handled">
            {longDateAndTime(handledAt)}
            {handledBy && `, by ${handledBy}`}
          </Fact>
        )}
      </Facts>
      {children}
    </DetailDrawer>
  );
}

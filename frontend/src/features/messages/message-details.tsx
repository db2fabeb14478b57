import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HandledChip, WaysToReply } from '@/features/messages/message-columns';
import type { Message } from '@/features/messages/messages-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { writtenText } from '@/shared/ui/written-text';

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
      <Typography sx={writtenText}>{words}</Typography>
      <DescriptionList>
        <DescriptionItem term="Reply to">
          <WaysToReply message={message} />
        </DescriptionItem>
        <DescriptionItem term="Received">{longDateAndTime(createdAt)}</DescriptionItem>
        {handledAt && (
          <DescriptionItem term="Handled">
            {longDateAndTime(handledAt)}
            {handledBy && `, by ${handledBy}`}
          </DescriptionItem>
        )}
      </DescriptionList>
      {children}
    </DetailDrawer>
  );
}

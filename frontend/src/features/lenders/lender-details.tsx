import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActiveChip, WebsiteLink } from '@/features/lenders/lender-columns';
import {
  CRITERIA,
  GENERAL,
  kindOf,
  LABELS,
  type LenderField,
  statedBy,
} from '@/features/lenders/lender-fields';
import { type Lender, useGetLenderQuery } from '@/features/lenders/lenders-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import { Confirmation } from '@/features/lenders/confirmation';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { productTitles } from '@/shared/site/products';
import { Section } from '@/shared/ui/section';
import { figuresOf } from '@/features/lenders/track-record';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';

interface LenderDetailsProps {
  lender: Lender;
  onClose: () => void;
  actions?: ReactNode;
}

/** The name, the description and the status are above them. */
const FACTS = GENERAL.filter((field) => !['name', 'prose', 'active'].includes(kindOf(field)));

/** Products by their titles, an address as a link. */
function shown(lender: Lender, field: LenderField): ReactNode {
  const text = statedBy(lender, field);
  if (text === null || text === '') return null;
  if (kindOf(field) === 'email') return <MailLink to={text} />;
  if (kindOf(field) === 'products') return productTitles(text).join(', ');
  return kindOf(field) === 'website' ? <WebsiteLink website={text} /> : text;
}

/** All details of a lender, including criteria. */
export function LenderDetails({ lender, onClose, actions }: LenderDetailsProps) {
  return (
    <DetailDrawer title={lender.name} onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ActiveChip lender={lender} />
        {lender.description && <Typography>{lender.description}</Typography>}
      </Box>
      <DescriptionList>
        {FACTS.map((field) => (
          <DescriptionItem key={field} term={LABELS[field]}>
            {shown(lender, field)}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Section variant="drawer" title="Lending criteria">
        <DescriptionList>
          {CRITERIA.map((field) => (
            <DescriptionItem key={field} term={LABELS[field]}>
              {statedBy(lender, field)}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Section>
      <TrackRecordPart lender={lender} />
      <Confirmation lender={lender} />
      <Typography variant="caption" color="textSecondary">
        Added {longDateAndTime(lender.createdAt)}, last changed {longDateAndTime(lender.updatedAt)}
      </Typography>
    </DetailDrawer>
  );
}

/** A lender's track record, beside its criteria. */
function TrackRecordPart({ lender: { id } }: { lender: Lender }) {
  const full = useGetLenderQuery(id);
  return (
    <Section variant="drawer" title="Track record with us">
      <QueryBoundary query={full} name="The track record" height={96}>
        {({ record }) => (
          <>
            <DescriptionList>
              {figuresOf(record).map(({ name, sample, figure }) => (
                <DescriptionItem key={name} term={name}>
                  {figure === null ? `Not enough data (${sample})` : `${figure} (of ${sample})`}
                </DescriptionItem>
              ))}
            </DescriptionList>
            <Typography variant="caption" color="textSecondary">
              Based on the latest 500 submissions, once there are five. Does not affect the score.
            </Typography>
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

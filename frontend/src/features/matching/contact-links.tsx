import Link from '@mui/material/Link';
import type { MatchedLender } from '@/features/matching/match-answer';
import { dial, mailTo, webAddress } from '@/shared/lib/contact-addresses';
import { compact } from '@/features/matching/point-list';

export interface ContactLink {
  readonly kind: 'Email' | 'Call' | 'Website';
  readonly href: string;
  readonly shown: string;
}

const link = (
  kind: ContactLink['kind'],
  value: string | null | undefined,
  toHref: (text: string) => string | null,
  shown: (text: string) => string = () => kind,
): ContactLink[] => {
  const text = value?.trim() ?? '';
  const href = text && toHref(text);
  return href ? [{ kind, href, shown: shown(text) }] : [];
};

/** A lender's contact links, each only if present and safe. */
export const contactLinks = (lender: MatchedLender): readonly ContactLink[] => [
  ...link('Email', lender.contactEmail, mailTo),
  ...link('Call', lender.contactPhone, dial, (phone) => `Call ${phone}`),
  ...link('Website', lender.website, webAddress),
];

interface LenderLinkProps {
  lender: { readonly name: string };
  link: ContactLink;
}

/** A contact link; in print with its address. */
export function LenderLink({ lender, link: { kind, href, shown } }: LenderLinkProps) {
  const isWebsite = kind === 'Website';
  return (
    <Link
      href={href}
      aria-label={isWebsite ? `Website of ${lender.name}, opens in a new tab` : `${shown}, ${lender.name}`}
      {...(isWebsite && { target: '_blank', rel: 'noopener noreferrer' })}
      sx={[compact, isWebsite && onPaper]}
    >
      {shown}
    </Link>
  );
}

const onPaper = { '@media print': { '&::after': { content: '": " attr(href)' } } } as const;

import Link from '@mui/material/Link';
import { compact } from '@/features/matching/point-list';
import type { ContactLink } from '@/features/matching/contact-links';

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

import type { SVGProps } from 'react';

/** Our icons: one stroke on a 20 px grid, in the text colour, hidden from screen readers. */
function Icon({ path, ...rest }: { path: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}

type IconProps = SVGProps<SVGSVGElement>;

export const CrossIcon = (props: IconProps) => <Icon path="M5 5l10 10M15 5L5 15" {...props} />;
export const TickIcon = (props: IconProps) => <Icon path="M4 10.5l4 4 8-9" {...props} />;
export const ChevronIcon = (props: IconProps) => <Icon path="M5 7.5l5 5 5-5" {...props} />;
export const ArrowIcon = (props: IconProps) => <Icon path="M3.5 10h13M11.5 5l5 5-5 5" {...props} />;
export const MenuIcon = (props: IconProps) => <Icon path="M3 6h14M3 10h14M3 14h14" {...props} />;
export const SearchIcon = (props: IconProps) => (
  <Icon path="M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM13.5 13.5L17 17" {...props} />
);
export const PinIcon = (props: IconProps) => (
  <Icon
    path="M10 18s6-5.4 6-10a6 6 0 0 0-12 0c0 4.6 6 10 6 10zM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z"
    {...props}
  />
);
export const PhoneIcon = (props: IconProps) => (
  <Icon
    path="M4 3h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.7 1.5A14 14 0 0 1 2.5 4.7 1.5 1.5 0 0 1 4 3z"
    {...props}
  />
);
export const EnvelopeIcon = (props: IconProps) => (
  <Icon path="M2.5 5h15v10h-15zM2.5 5.5L10 11l7.5-5.5" {...props} />
);
export const ClockIcon = (props: IconProps) => (
  <Icon path="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.5V10l3 2" {...props} />
);

import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { Fact } from '@/shared/lists/screen/detail-drawer';

interface ContactFactsProps {
  contactName: string;
  email: string;
  phone: string;
}

/** For use in `Facts`: contact name, phone and email. */
export function ContactFacts({ contactName, email, phone }: ContactFactsProps) {
  return (
    <>
      <Fact name="Contact">{contactName}</Fact>
      <Fact name="Email">
        <MailLink to={email} />
      </Fact>
      <Fact name="Phone">
        <PhoneLink to={phone} />
      </Fact>
    </>
  );
}

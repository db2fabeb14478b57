import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LegalBlock } from '@/app/layouts/legal-block';
import { paths } from '@/shared/site/paths';
import { products } from '@/shared/site/products';
import { Logo } from '@/shared/ui/logo';

const footerSlugs = [
  'business-loans',
  'invoice-finance',
  'asset-finance',
  'merchant-cash-advance',
  'development-finance',
];
const footerProducts = products.filter(({ slug }) => footerSlugs.includes(slug));

export function Footer() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
    >
      <Box sx={{ maxWidth: 1240, mx: 'auto', px: 2.5, py: { xs: 5, md: 7 }, display: 'grid', gap: 5 }}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr', md: '2fr 1fr 1fr' } }}>
          <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
            <Logo />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '38ch' }}>
              Business and property finance for UK businesses, matched to lenders with every reason shown.
            </Typography>
          </Box>
          <FooterLinks title="Products">
            {footerProducts.map(({ path, title }) => (
              <FooterLink key={path} to={path}>
                {title}
              </FooterLink>
            ))}
          </FooterLinks>
          <FooterLinks title="Next steps">
            <FooterLink to={paths.contact}>Contact Us</FooterLink>
            <FooterLink to={paths.factFind}>Get Started</FooterLink>
          </FooterLinks>
        </Box>
        <LegalBlock />
      </Box>
    </Box>
  );
}

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography variant="subtitle2" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link
        component={RouterLink}
        to={to}
        variant="body2"
        underline="hover"
        color="textSecondary"
        sx={{ display: 'inline-block', py: 0.75 }}
      >
        {children}
      </Link>
    </li>
  );
}

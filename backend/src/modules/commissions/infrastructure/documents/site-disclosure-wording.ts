import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { site } from '#config/site.js';
import type { DisclosureWording } from '../../application/disclosures/disclosure-wording.js';
import { disclosureText, type DisclosedCase } from '../../domain/disclosures/disclosure-wording.js';

const FIRM = { firm: site.brand, phone: site.phone.shown, email: site.email };

/** The wording from site.json. */
@Injectable()
export class SiteDisclosureWording implements DisclosureWording {
  of(about: DisclosedCase): { readonly text: string; readonly sha256: string } {
    const text = disclosureText(site.commission, FIRM, about);
    return { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') };
  }
}

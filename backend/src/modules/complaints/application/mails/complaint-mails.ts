import {
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailSource,
} from '#modules/mail/public.js';
import type { ComplaintRepository } from '../complaint.repository.js';
import { type ComplaintReceived, complaintReceived } from './complaint-received.js';

/** The content of emails to complainants. */
export class ComplaintMails implements MailSource {
  readonly mails = {
    'complaint-received': mailLoader(
      complaintReceived,
      (data) => this.received(data),
      ({ complaintId: id }) => ({ to: { type: 'complaint', id }, about: { type: 'complaint', id } }),
    ),
  } satisfies MailLoaders;

  constructor(private readonly complaints: ComplaintRepository) {}

  private async received({
    complaintId,
  }: MailData<'complaint-received'>): Promise<LoadedMail<ComplaintReceived> | null> {
    const complaint = await this.complaints.find(complaintId);
    if (!complaint) return null;
    const { id, name, email, reference, kind } = complaint;
    return { id, to: { name, address: email }, content: { name, reference, kind } };
  }
}

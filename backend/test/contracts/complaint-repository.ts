import type { ComplaintRepository } from '#modules/complaints/application/complaint.repository.js';
import { Complaint } from '#modules/complaints/domain/complaint.js';
import { ComplaintNotFound } from '#modules/complaints/domain/errors.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const words = {
  kind: 'service',
  name: 'Fiona Alder',
  email: 'fiona@alder.example',
  phone: null,
  company: 'Alder Joinery Ltd',
  whatHappened: 'You did not\ncall back.',
  wanted: null,
} as const;
const closing = {
  acknowledgedOn: '2026-11-23',
  respondedOn: '2026-11-24',
  outcome: 'upheld',
  redressPence: 12_550,
  rootCause: 'No cover',
  isVulnerable: false,
  notes: 'Called',
} as const;

export const complaintRepositoryContract = (setUp: () => Promise<Subject<ComplaintRepository>>): void => {
  const filled = async () => {
    const { subject: complaints, run } = await setUp();
    const complaint = Complaint.receive({ id: recordId(1), reference: 'C1' }, words, '2026-11-23', monday);
    await run(() => complaints.add(complaint));
    return { complaints, run, complaint, locked: (id: string) => run(() => complaints.lock(id)) };
  };

  it('returns a complaint as it was received', async () => {
    const { complaints, locked, complaint } = await filled();

    expect(await locked(complaint.id)).toEqual(complaint);
    expect(await complaints.find(complaint.id)).toEqual(complaint);
  });

  it('finds no unknown complaint, and rejects its lock', async () => {
    const { complaints, locked } = await filled();

    expect(await complaints.find(recordId(9))).toBeNull();
    await expect(locked(recordId(9))).rejects.toThrow(ComplaintNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { complaints, run, locked, complaint } = await filled();
    complaint.change(closing, '2026-11-24', tuesday);
    expect(await locked(complaint.id)).toMatchObject({ outcome: null, updatedAt: monday });

    await run(() => complaints.save(complaint));

    expect(await locked(complaint.id)).toEqual(complaint);
  });

  it('returns each reference once', async () => {
    const { complaints } = await filled();
    const [first, second] = [await complaints.nextReference(), await complaints.nextReference()];

    expect([first, second].every((reference) => /^C\d{4,}$/.test(reference))).toBe(true);
    expect(second).not.toBe(first);
  });
};

import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { contains } from '#shared/infrastructure/database/contains.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  StaffLists,
  type PendingInvitation,
  type StaffListRequest,
  type StaffMember,
  type StaffOrder,
} from '../../application/staff/staff-lists.js';
import { InvitationNotFound, StaffNotFound } from '../../domain/errors.js';

/** Its columns of times are dates until they are shown. */
type WithDates<View, Times extends keyof View> = Omit<View, Times> & {
  readonly [Time in Times]: null extends View[Time] ? Date | null : Date;
};
type MemberRow = WithDates<StaffMember, 'createdAt' | 'lastSignedInAt' | 'removedAt'>;
type InvitationRow = WithDates<PendingInvitation, 'sentAt' | 'expiresAt'>;

const id = { by: 'id', type: 'uuid' } as const;
const name = { by: 'lower(name) collate "C"', type: 'text' } as const;
const signIn = { by: `coalesce(last_signed_in_at, '-infinity')`, type: 'timestamptz' } as const;

// A brokerage has as many admins as people: the primary key is all the index that their list needs.
const staff = new PagedList<MemberRow, 'q' | 'status' | 'role', StaffOrder>({
  columns: `id, email, name, role, created_at as "createdAt", last_signed_in_at as "lastSignedInAt",
    removed_at as "removedAt"`,
  table: 'admins',
  filters: {
    q: contains('lower(name || chr(10) || email)'),
    status: `(removed_at is null) = ($ = 'active')`,
    role: 'role = $',
  },
  orders: {
    newest: { keys: [id], descending: true },
    oldest: { keys: [id] },
    name: { keys: [name, id] },
    '-name': { keys: [name, id], descending: true },
    'sign-in': { keys: [signIn, id] },
    '-sign-in': { keys: [signIn, id], descending: true },
  },
  usual: 'newest',
});

const PENDING = `
  select invited.id, invited.email, invited.role, admins.name as "invitedBy", sent_at as "sentAt",
    expires_at as "expiresAt", expires_at <= now() as expired
  from staff_invitations invited join admins on admins.id = invited.invited_by
  where accepted_at is null and withdrawn_at is null`;
const NEWEST = `${PENDING} order by invited.id desc`;
const ONE_PENDING = `${PENDING} and invited.id = $1`;

const memberOf = (row: MemberRow): StaffMember => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastSignedInAt: row.lastSignedInAt?.toISOString() ?? null,
  removedAt: row.removedAt?.toISOString() ?? null,
});

const invitationOf = (row: InvitationRow): PendingInvitation => ({
  ...row,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

@Injectable()
export class PostgresStaffLists extends StaffLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ q, status, role, ...part }: StaffListRequest): Promise<Page<StaffMember>> {
    const page = await staff.page(this.database.manager, { q: q?.trim(), status, role }, part);
    return { ...page, items: page.items.map(memberOf) };
  }

  async one(memberId: string): Promise<StaffMember> {
    const row = await staff.one(this.database.manager, memberId);
    if (!row) throw new StaffNotFound();
    return memberOf(row);
  }

  async invitations(): Promise<readonly PendingInvitation[]> {
    return (await this.database.manager.query<InvitationRow[]>(NEWEST)).map(invitationOf);
  }

  async invitation(invitationId: string): Promise<PendingInvitation> {
    const [row] = await this.database.manager.query<InvitationRow[]>(ONE_PENDING, [invitationId]);
    if (!row) throw new InvitationNotFound();
    return invitationOf(row);
  }
}

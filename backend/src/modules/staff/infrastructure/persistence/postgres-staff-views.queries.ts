import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import {
  contains,
  eitherWay,
  foldedOrder,
  searchedIn,
} from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import {
  fieldsOf,
  isoTime,
  selectList,
  type Fields,
} from '#platform/infrastructure/database/lists/fields.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  STAFF_FIELDS,
  type StaffViews,
  type PendingInvitation,
  type StaffListRequest,
  type StaffMember,
  type StaffOrder,
} from '../../application/staff-views.js';
import { InvitationNotFound, StaffNotFound } from '../../domain/errors.js';
import { adminTable } from './admin.table.js';

const name = { by: foldedOrder('name'), type: 'text' } as const;
const signIn = { by: `coalesce(last_signed_in_at, '-infinity')`, type: 'timestamptz' } as const;

// A brokerage has few admins: the list needs no index besides the primary key.
const staff = new PagedList<StaffMember, 'q' | 'status' | 'role', StaffOrder>({
  fields: fieldsOf(adminTable, STAFF_FIELDS),
  table: 'admins',
  filters: {
    q: contains(searchedIn(eitherWay('name'), 'email')),
    status: `(removed_at is null) = ($ = 'active')`,
    role: 'role = $',
  },
  orders: { ...BY_AGE, ...bothWays({ name, 'sign-in': signIn }) },
  defaultOrder: 'newest',
});

const INVITATION: Fields<PendingInvitation> = {
  id: 'invited.id',
  email: 'invited.email',
  role: 'invited.role',
  invitedBy: 'admins.name',
  sentAt: isoTime('sent_at'),
  expiresAt: isoTime('expires_at'),
  expired: 'expires_at <= now()',
};

const PENDING = `
  select ${selectList(INVITATION)}
  from staff_invitations invited join admins on admins.id = invited.invited_by
  where accepted_at is null and withdrawn_at is null`;
const NEWEST = `${PENDING} order by invited.id desc`;
const ONE_PENDING = `${PENDING} and invited.id = $1`;

@Injectable()
export class PostgresStaffViews implements StaffViews {
  constructor(private readonly database: Database) {}

  page({ q, status, role, ...part }: StaffListRequest): Promise<Page<StaffMember>> {
    return staff.page(this.database.manager, { q: q?.trim(), status, role }, part);
  }

  one(memberId: string): Promise<StaffMember> {
    return staff.one(this.database.manager, memberId, StaffNotFound);
  }

  invitations(): Promise<readonly PendingInvitation[]> {
    return this.database.manager.query<PendingInvitation[]>(NEWEST);
  }

  async invitation(invitationId: string): Promise<PendingInvitation> {
    const [invitation] = await this.database.manager.query<PendingInvitation[]>(ONE_PENDING, [invitationId]);
    if (!invitation) throw new InvitationNotFound();
    return invitation;
  }
}

import { ApiProperty, PickType } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
import {
  FIELDS_FOR_STAFF,
  type LeadAsStaffSeeIt,
  type StaffLeadListRequest,
} from '../../application/show-leads-to-staff.js';
import { LEAD_STATUSES, type LeadStatus } from '../../domain/lead.js';
import { LeadResponse } from './lead.dto.js';

export class ListPartnersLeadsQuery extends ListQuery implements StaffLeadListRequest {
  @OptionalChoice(LEAD_STATUSES)
  readonly status?: LeadStatus;
}

export class PartnersLeadResponse
  extends PickType(LeadResponse, FIELDS_FOR_STAFF)
  implements LeadAsStaffSeeIt
{
  @ApiProperty({ example: 'FA', description: 'Initials of the person’s name' })
  readonly initials: string;
}

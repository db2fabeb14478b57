import { Module } from '@nestjs/common';
import { CommissionsModule } from '#modules/commissions/wiring.js';
import { ComplaintsModule } from '#modules/complaints/wiring.js';
import { ContactModule } from '#modules/contact/wiring.js';
import { LeadsModule } from '#modules/leads/wiring.js';
import { StaffModule } from '#modules/staff/wiring.js';

/** Requests by people about their data, and retention. Above all modules with personal data. */
@Module({ imports: [CommissionsModule, ComplaintsModule, ContactModule, LeadsModule, StaffModule] })
export class PeopleModule {}

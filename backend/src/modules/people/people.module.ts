import { Module } from '@nestjs/common';
import { CommissionsModule } from '#modules/commissions/wiring.js';
import { ComplaintsModule } from '#modules/complaints/wiring.js';
import { ContactModule } from '#modules/contact/wiring.js';
import { LeadsModule } from '#modules/leads/wiring.js';
import { StaffModule } from '#modules/staff/wiring.js';

/** What a person may ask for, and what is due to go. Above all modules that keep records of people. */
@Module({ imports: [CommissionsModule, ComplaintsModule, ContactModule, LeadsModule, StaffModule] })
export class PeopleModule {}

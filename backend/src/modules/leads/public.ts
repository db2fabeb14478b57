export { LeadsModule } from './leads.module.js';
export { LoadDemoLeads, type DemoLead } from './application/load-demo-leads.js';

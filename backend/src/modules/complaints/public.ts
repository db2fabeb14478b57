export { complaintReceived } from './application/mails/complaint-received.js';

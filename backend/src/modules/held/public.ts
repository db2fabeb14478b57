export { HeldSubmissions, ReleasesHeld, type HeldSubmission } from './application/held-submissions.js';

import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { DueChip } from '@/features/applications/staff/due-chip';
import { applicationPath } from '@/shared/frame/paths';
import { WorkLine, WorkLines } from '@/shared/lists/work-line';
import { AssignToMeButton } from '@/shared/owners/assign-to-me-button';

interface OverdueEnquiriesProps {
  applications: readonly Application[];
  /** What the page of each has in its address, so that it leads on to the next and back. */
  search: string;
  /** While one of them is being taken. */
  disabled: boolean;
  /** Gives one that is nobody's to whoever is signed in. */
  onAssignToMe: (application: Application) => void;
}

/** Enquiries that nobody has looked at in time, each leading to its page. */
export const OverdueEnquiries = ({ applications, search, disabled, onAssignToMe }: OverdueEnquiriesProps) => (
  <WorkLines>
    {applications.map((application) => (
      <WorkLine
        key={application.id}
        title={application.companyName}
        to={applicationPath(application.id) + search}
        facts={[
          answerOf(application, 'fundingType'),
          answerOf(application, 'amount'),
          application.partner && `from ${application.partner}`,
          // Whose it is: one that is nobody's says so by its button.
          application.owner && application.owner.name,
        ]}
        state={<DueChip {...application} />}
        actions={
          application.owner === null && (
            <AssignToMeButton
              name={application.companyName}
              disabled={disabled}
              onAssignToMe={() => onAssignToMe(application)}
            />
          )
        }
      />
    ))}
  </WorkLines>
);

import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answers/answer-of';
import { DueChip } from '@/features/applications/staff/list/due-chip';
import { applicationPath } from '@/shared/routing/paths';
import { WorkLine, WorkLines } from '@/shared/lists/work-line';
import { AssignToMeButton } from '@/shared/owners/assign-to-me-button';

interface DueApplicationsProps {
  applications: readonly Application[];
  /** The query of their pages, for previous and next. */
  search: string;
  /** While one of them is being assigned. */
  disabled: boolean;
  /** Assigns an unassigned one to the user. */
  onAssignToMe: (application: Application) => void;
}

/** Applications whose first answer is overdue or due soon, with links to their pages. */
export const DueApplications = ({ applications, search, disabled, onAssignToMe }: DueApplicationsProps) => (
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
          // The owner; for an unassigned one the button says it.
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

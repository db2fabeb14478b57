import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh } from '@/api/invalidation';
import {
  useShowApplicationQuery,
  type ApplicationInFull,
  type NextStep,
} from '@/features/applications/staff/admin-applications-api';
import { awaitsCall, NextStepDue } from '@/features/applications/staff/case/next-step-due';
import { askedPence } from '@/features/applications/staff/asked-pence';
import { useAssignEnquiryToMe } from '@/features/applications/staff/list/use-assign-enquiry-to-me';
import { DiscloseCommission } from '@/features/commissions/staff/disclosures-part';
import { useReceiptStep } from '@/features/commissions/staff/use-receipt-step';
import { useDealSteps } from '@/features/deals/use-deal-steps';
import { useMarkTaskById } from '@/features/tasks/use-mark-task';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { HandOver } from '@/pages/admin/hand-over';
import { lookUp } from '@/shared/lib/labels';
import { Section } from '@/shared/ui/section';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface CaseNextStepProps {
  application: ApplicationInFull;
  /** The signed-in user. */
  signedInId: string | null;
  onSubmitToLenders: () => void;
  onCheckPerimeter: () => void;
  onContact: () => void;
}

interface StepButton {
  readonly label: string;
  readonly act: (subject: NextStep['subject']) => unknown;
  /** Why it cannot be pressed now; null if it can. */
  readonly notNow?: string | null;
}

/** `main` is filled: none is when we wait for someone else. */
interface StepButtons {
  readonly main?: StepButton;
  readonly others?: readonly StepButton[];
}

/** The staff's next step on a case: one line with its button. */
export function CaseNextStep({
  application,
  signedInId,
  onSubmitToLenders,
  onCheckPerimeter,
  onContact,
}: CaseNextStepProps) {
  const { id, nextStep } = application;
  const { assign, assigning } = useAssignEnquiryToMe(signedInId);
  const { mark, marking } = useMarkTaskById();
  const { dialog: disclosure, openDialog } = useDialog();
  const deals = useDealSteps({
    applicationId: id,
    askedPence: askedPence(application),
    handOver: (lender) => <HandOver application={application} lenderId={lender.id} />,
    onShared: () => openDialog(DiscloseCommission, { applicationId: id }),
  });
  const receipt = useReceiptStep();
  const press = useFreshPress(application);
  const called: StepButton = { label: 'I called', act: onContact };
  const answer = { label: 'Record answer', act: deals.recordAnswer };
  const remind = {
    label: 'Remind',
    act: deals.remind,
    notNow: deals.remindedToday
      ? 'We reminded the client today. You can send the next reminder tomorrow.'
      : null,
  };
  const buttons: Readonly<Record<NextStep['kind'], StepButtons>> = {
    assign: { main: { label: 'Assign to me', act: () => assign(application) } },
    choose_lenders: { main: { label: 'Put to lenders', act: onSubmitToLenders } },
    request_consent: { main: { label: 'Request consent', act: deals.requestConsent } },
    check_perimeter: { main: { label: 'Record check', act: onCheckPerimeter } },
    send: { main: { label: 'Send', act: deals.send } },
    answer_lender: { main: { label: 'Mark as answered', act: deals.send } },
    chase_lender: { main: answer },
    share_offers: { main: { label: 'Share offers', act: deals.shareOffers } },
    accept: { main: { label: 'Accept', act: deals.accept } },
    record_completion: { main: { label: 'Record completion', act: deals.complete } },
    record_receipt: { main: { label: 'Record receipt', act: receipt.record } },
    renew_offer: { main: { label: 'Record offer', act: deals.recordOffer } },
    await_choice: { others: [{ label: 'Record contact', act: onContact }, remind] },
    await_consent: {
      others: [
        { label: 'Record answer', act: deals.recordConsent },
        { label: 'Send again', act: deals.askAgain },
      ],
    },
    await_lender: { others: [answer] },
    task: { main: { label: 'Mark as done', act: (subject) => subject && mark(subject) } },
  };
  if (!nextStep) return null;
  const { main, others = [] } = lookUp(buttons, nextStep.kind) ?? {};
  const start = (button: StepButton) => void press(() => button.act(nextStep.subject));
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        variant="card"
        title="Next step"
        actions={
          <>
            {[...others, ...(awaitsCall(application) ? [called] : [])].map((button) => (
              <Button
                key={button.label}
                variant="outlined"
                disabled={Boolean(button.notNow)}
                onClick={() => start(button)}
              >
                {button.label}
              </Button>
            ))}
            {main && (
              <Button disabled={assigning || marking} onClick={() => start(main)}>
                {main.label}
              </Button>
            )}
          </>
        }
      >
        <Typography variant="h4" component="p">
          {nextStep.label}
        </Typography>
        <NextStepDue step={nextStep} application={application} />
        {others.map(
          ({ label, notNow }) =>
            notNow && (
              <Typography key={label} variant="body2" color="textSecondary">
                {notNow}
              </Typography>
            ),
        )}
      </Section>
      {deals.dialog}
      {disclosure}
      {receipt.dialog}
    </Box>
  );
}

const isSame = (one: NextStep | null, other: NextStep | null): boolean =>
  one?.kind === other?.kind && one?.subject?.id === other?.subject?.id;

/** Starts a step only if it is still the next one; otherwise says that someone has done it, and the new step shows. */
function useFreshPress({ id, nextStep: shown }: ApplicationInFull) {
  const { refetch } = useShowApplicationQuery(id);
  const refresh = useRefresh('Submission', 'Task', 'Commission');
  const toast = useToast();
  return useSingleFlight(async (start: () => unknown) => {
    const { data } = await refetch();
    if (!data || isSame(data.nextStep, shown)) {
      await start();
      return;
    }
    refresh();
    toast({
      title: 'Already done',
      description: data.nextStep ? `Next: ${data.nextStep.label}` : 'There is nothing left to do.',
    });
  });
}

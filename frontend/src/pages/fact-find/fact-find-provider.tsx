import { type FormikHelpers, FormikProvider, useFormik } from 'formik';
import { type ReactNode, useCallback, useMemo, useReducer, useState } from 'react';
import {
  useAnswerQuestionsMutation,
  useSubmitApplicationMutation,
} from '@/features/applications/applicant/applications-api';
import { type FactFindAnswers, type FactFindValues, toAnswers } from '@/features/fact-find/fact-find-answers';
import {
  FactFindContext,
  type FactFindDefinition,
  factFindReducer,
  type FoundLenders,
  type LaterAnswers,
  type LinkedAnswers,
  stateWith,
} from '@/features/fact-find/fact-find-state';
import { useMatchLendersMutation } from '@/features/matching/matching-api';
import { referralAnswers } from '@/features/referral-links/referral-in-tab';
import { isRateLimited, showProblem } from '@/shared/forms/send-problem';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { type KeyedAnswers, useSubmissionKey } from '@/shared/forms/use-submission-key';
import { fieldErrorsOf } from '@/shared/lib/failure';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';
import { useToast } from '@/shared/ui/toast-context';

interface FactFindProviderProps {
  definition: FactFindDefinition;
  linked: LinkedAnswers;
  children: ReactNode;
}

/** The form of a fact-find and its search, which are restored when the visitor returns in the same tab. */
export function FactFindProvider({ definition, linked, children }: FactFindProviderProps) {
  const { id, sections, blank, schema, draft } = definition;
  const [store] = useState(() => storedSearch(id));
  const [before] = useState(() => store.load());
  const [state, dispatch] = useReducer(factFindReducer, stateWith(before.found));
  const { filledWith, found } = state;
  const [matchLenders] = useMatchLendersMutation();
  const [submitApplication] = useSubmitApplicationMutation();
  const [answerQuestions] = useAnswerQuestionsMutation();
  const keyOf = useSubmissionKey(before.sent);
  const toast = useToast();

  /** Matches the answers, saves them as an application, then shows the matches. */
  const search = useSingleFlight(async (answers: FactFindAnswers) => {
    const { signal } = underWay(id);
    dispatch({ type: 'searching' });
    try {
      const answer = await answerTo(matchLenders(answers), signal);
      const application = { ...answers, ...referralAnswers() };
      const idempotencyKey = keyOf(application);
      const completed = found?.completed === true && isSame(found.answers, answers);
      if (!completed) store.keep({ sent: { answers: JSON.stringify(application), key: idempotencyKey } });
      const receipt = completed
        ? found.receipt
        : await answerTo(submitApplication({ body: application, idempotencyKey }), signal);
      const lenders = { answers, answer, receipt, completed };
      store.keep({ found: lenders });
      dispatch({ type: 'found', found: lenders });
      toast({
        title: 'Application Submitted!',
        description: `Found ${answer.totalMatches} matching lenders. Review them below.`,
      });
    } catch (failure) {
      if (signal.aborted) throw failure;
      dispatch({ type: 'failed' });
      if (!isRateLimited(failure))
        toast({
          title: 'Error',
          description: 'Failed to process your application. Please try again.',
          destructive: true,
        });
      throw failure;
    }
  });

  /** Resolves to the names of the fields that the server rejects. */
  const submit = async (values: FactFindValues, helpers: FormikHelpers<FactFindValues>) => {
    const { signal } = underWay(id);
    try {
      await search(toAnswers(sections, values));
      draft.keepSent(values);
      return [];
    } catch (failure) {
      if (signal.aborted) return [];
      showProblem(helpers, values, failure);
      return fieldErrorsOf(failure).map(({ field }) => field);
    }
  };
  const form = useFormik({ initialValues: blank, validationSchema: schema, onSubmit: submit });
  const { values, setValues, resetForm } = form;

  const answer = useSingleFlight(async (answers: LaterAnswers) => {
    if (!found) return;
    const { signal } = underWay(id);
    const { today } = await answerTo(answerQuestions({ token: found.receipt.resultsToken, answers }), signal);
    const sent = { ...values, ...answers } as FactFindValues;
    const lenders = { ...found, answers: toAnswers(sections, sent), answer: today, completed: true };
    store.keep({ found: lenders });
    draft.keepSent(sent);
    dispatch({ type: 'answered', found: lenders });
    // Including changes made meanwhile.
    void setValues((now) => ({ ...now, ...answers }));
  });

  const startAgain = useCallback(() => {
    underWay(id).abort();
    controllers.delete(id);
    draft.clear();
    store.clear();
    resetForm({ values: blank });
    dispatch({ type: 'cleared' });
  }, [id, draft, store, blank, resetForm]);

  // A form that is not filled yet has no answers to compare.
  const outdated =
    found !== null && filledWith !== null && !isSame(toAnswers(sections, values), found.answers);
  // Stable while the visitor types, so that the list of lenders is not rendered for every letter.
  const factFind = useMemo(
    () => ({ ...state, definition, linked, outdated, answer, startAgain, dispatch }),
    [state, definition, linked, outdated, answer, startAgain],
  );
  return (
    <FactFindContext value={factFind}>
      <FormikProvider value={form}>{children}</FormikProvider>
    </FactFindContext>
  );
}

/**
 * What clearing the answers of each fact-find aborts: a late answer would store them again. A search goes on when the
 * visitor leaves the page, so this outlives the page too.
 */
const controllers = new Map<string, AbortController>();

function underWay(id: string): AbortController {
  const controller = controllers.get(id) ?? new AbortController();
  controllers.set(id, controller);
  return controller;
}

/** The answer to a request; aborted, it is rejected at once. */
function answerTo<Answer>(
  request: { abort: () => void; unwrap: () => Promise<Answer> },
  signal: AbortSignal,
): Promise<Answer> {
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return request.unwrap();
}

/** The search that session storage keeps for the tab. */
interface StoredSearch {
  readonly version: number;
  /** The last answers sent and their idempotency key, so that the same answers create no second application. */
  readonly sent: KeyedAnswers | null;
  readonly found: FoundLenders | null;
}

const NOTHING: StoredSearch = { version: 3, sent: null, found: null };

const storedSearch = (id: string) => sessionStorageEntry(`${id} search`, NOTHING);

const isSame = (one: FactFindAnswers, other: FactFindAnswers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

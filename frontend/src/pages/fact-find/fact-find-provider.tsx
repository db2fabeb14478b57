import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import {
  useAnswerQuestionsMutation,
  useSubmitApplicationMutation,
} from '@/features/applications/applicant/applications-api';
import { isBlank } from '@/features/fact-find/draft';
import { type FactFindAnswers, type FactFindValues, toAnswers } from '@/features/fact-find/fact-find-answers';
import {
  FactFindContext,
  type FactFindDefinition,
  factFindReducer,
  type LenderSearchResult,
  type LaterAnswers,
  type LinkedAnswers,
  stateWith,
} from '@/features/fact-find/fact-find-state';
import { useMatchLendersMutation } from '@/features/matching/matching-api';
import { referralAnswers } from '@/features/referral-links/referral-in-tab';
import { FormContext, type FormState } from '@/shared/forms/form-context';
import { errorsIn, type FieldErrors } from '@/shared/forms/rules/lazy-schema';
import { isRateLimited, problemWith } from '@/shared/forms/sending/send-problem';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { type KeyedAnswers, useSubmissionKey } from '@/shared/forms/sending/use-submission-key';
import { fieldErrorsOf } from '@/shared/lib/failure';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface FactFindProviderProps {
  definition: FactFindDefinition;
  linked: LinkedAnswers;
  children: ReactNode;
}

/** The answers of a fact-find and its search, which are restored when the visitor returns in the same tab. */
export function FactFindProvider({ definition, linked, children }: FactFindProviderProps) {
  const { id, sections, blank, schema, draft } = definition;
  const [store] = useState(() => storedSearch(id));
  const [before] = useState(() => store.load());
  const [state, dispatch] = useReducer(factFindReducer, stateWith(blank, before.found));
  const { values, touched, errors, problem, submission, submitCount } = state;
  const { filledWith, canStore, found, fresh } = state;
  const [rules] = useState(addedRules);
  const [matchLenders] = useMatchLendersMutation();
  const [submitApplication] = useSubmitApplicationMutation();
  const [answerQuestions] = useAnswerQuestionsMutation();
  const keyOf = useSubmissionKey(before.sent);
  const toast = useToast();

  useEffect(() => {
    // An untouched blank form loads no schema.
    if (values === blank && touched.size === 0) return;
    void errorsIn(schema, values).then((invalid) => dispatch({ type: 'validated', values, errors: invalid }));
  }, [schema, blank, values, touched]);

  /** Matches the answers, saves them as an application, then shows the matches. */
  const submit = useSingleFlight(async (sent: FactFindValues): Promise<readonly string[]> => {
    const { signal } = underWay(id);
    const isCleared = () => signal.aborted;
    dispatch({ type: 'submitted' });
    const invalid = { ...(await errorsIn(schema, sent)), ...rules.errors() };
    if (isCleared()) return [];
    if (Object.keys(invalid).length > 0) {
      dispatch({ type: 'invalid', errors: invalid });
      return Object.keys(invalid);
    }
    dispatch({ type: 'searching' });
    const answers = toAnswers(sections, sent);
    try {
      const answer = await abortable(matchLenders(answers), signal);
      const application = { ...answers, ...referralAnswers() };
      const idempotencyKey = keyOf(application);
      const completed = found?.completed === true && isSame(found.answers, answers);
      if (!completed) store.keep({ sent: { answers: JSON.stringify(application), key: idempotencyKey } });
      const receipt = completed
        ? found.receipt
        : await abortable(submitApplication({ body: application, idempotencyKey }), signal);
      const lenders = { answers, answer, receipt, completed };
      store.keep({ found: lenders });
      draft.keepSent(sent);
      dispatch({ type: 'found', found: lenders });
      toast({
        title: 'Application Submitted!',
        description: `Found ${answer.totalMatches} matching lenders. Review them below.`,
      });
      return [];
    } catch (failure) {
      if (isCleared()) return [];
      dispatch({ type: 'failed', problem: problemWith(sent, failure) });
      if (!isRateLimited(failure))
        toast({
          title: 'Error',
          description: 'Failed to process your application. Please try again.',
          destructive: true,
        });
      return fieldErrorsOf(failure).map(({ field }) => field);
    }
  });

  const answer = useSingleFlight(async (answers: LaterAnswers) => {
    if (!found) return;
    const { signal } = underWay(id);
    const { today } = await abortable(
      answerQuestions({ token: found.receipt.resultsToken, answers }),
      signal,
    );
    const sent = { ...values, ...answers };
    const lenders = { ...found, answers: toAnswers(sections, sent), answer: today, completed: true };
    store.keep({ found: lenders });
    draft.keepSent(sent);
    dispatch({ type: 'answered', found: lenders, answers });
  });

  const startAgain = useCallback(() => {
    underWay(id).abort();
    controllers.delete(id);
    draft.clear();
    store.clear();
    dispatch({ type: 'cleared', blank });
  }, [id, draft, store, blank]);

  const searching = submission === 'searching';
  // A form that is not filled yet has no answers to compare.
  const outdated =
    found !== null && filledWith !== null && !isSame(toAnswers(sections, values), found.answers);
  // Stable while the visitor types, so that the list of lenders is not rendered for every letter.
  const factFind = useMemo(
    () => ({
      definition,
      linked,
      filledWith,
      canStore,
      searching,
      found,
      fresh,
      outdated,
      submit,
      answer,
      startAgain,
      dispatch,
    }),
    [definition, linked, filledWith, canStore, searching, found, fresh, outdated, submit, answer, startAgain],
  );
  const setFieldValue = (name: string, value: unknown) =>
    dispatch({ type: 'changed', change: (now) => ({ ...now, [name]: value }) });
  const form: FormState<FactFindValues> = {
    values,
    initialValues: blank,
    dirty: !isBlank(values),
    isSubmitting: submission !== 'none',
    submitCount,
    status: problem,
    getFieldMeta: (name) => ({
      value: Reflect.get(values, name) as unknown,
      error: errors[name],
      touched: touched.has(name),
    }),
    handleChange: ({ target }) => setFieldValue(target.name, target.value),
    handleBlur: ({ target }) => dispatch({ type: 'left', names: [(target as { name: string }).name] }),
    handleSubmit: (event) => {
      event?.preventDefault();
      void submit(values);
    },
    setFieldValue,
    setValues: (change) => dispatch({ type: 'changed', change }),
    registerField: rules.add,
    unregisterField: rules.remove,
  };
  return (
    <FactFindContext value={factFind}>
      <FormContext value={form}>{children}</FormContext>
    </FactFindContext>
  );
}

/** Rules of fields that other features add to the form. */
function addedRules() {
  const rules = new Map<string, () => string | undefined>();
  return {
    add: (name: string, { validate }: { validate: () => string | undefined }) =>
      void rules.set(name, validate),
    remove: (name: string) => void rules.delete(name),
    errors: (): FieldErrors => {
      const found = [...rules].map(([name, validate]) => [name, validate()] as const);
      return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== undefined));
    },
  };
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

/** The answer to a request; if the request is aborted, it is rejected immediately. */
function abortable<Answer>(
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
  readonly found: LenderSearchResult | null;
}

const NOTHING: StoredSearch = { version: 3, sent: null, found: null };

const storedSearch = (id: string) => sessionStorageEntry(`${id} search`, NOTHING);

const isSame = (one: FactFindAnswers, other: FactFindAnswers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

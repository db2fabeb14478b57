import { useContext } from 'react';
import type { Company } from '@/shared/companies/companies-api';
import { concernAbout } from '@/shared/companies/company-concern';
import { useForm } from '@/shared/forms/form-context';
import { ProposalsContext, type Proposals } from '@/shared/forms/proposals';
import { importWithRetry } from '@/shared/lib/import-with-retry';

/** Answers about one company only. The others are filled in where the field is blank. */
const ITS_OWN: ReadonlySet<string> = new Set(['companyName', 'companyNumber', 'registeredAddress']);

type Values = Readonly<Record<string, string>>;

interface CompanyAutofill {
  /** Fills the form's fields about a company with its data from Companies House, with a note beside each. */
  readonly fill: (company: Company) => Promise<void>;
  /** Clears what `fill` has filled in and the user has not changed since. */
  readonly withdraw: () => void;
}

export function useCompanyAutofill(spellOutHistory: boolean): CompanyAutofill {
  const form = useForm<Record<string, string>>();
  const { proposed, propose } = useContext(ProposalsContext);

  const fill = async (company: Company) => {
    const known = await answersAbout(company, spellOutHistory);
    // With what was typed while the code loaded.
    await form.setValues((current) => ({ ...current, ...fillable(known, current) }));
    propose(proposalsOf(fillable(known, form.values), company));
  };
  const withdraw = () => {
    for (const [name, { value }] of Object.entries(proposed))
      if (name !== 'companyName' && form.values[name] === value) void form.setFieldValue(name, '', false);
    propose({});
  };
  return { fill, withdraw };
}

/** The tables behind the answers load with the first choice; without them only the name is filled in. */
async function answersAbout(company: Company, spellOutHistory: boolean): Promise<Values> {
  try {
    const { answersOf } = await importWithRetry(() => import('@/shared/companies/company-answers'));
    return answersOf(company, { now: new Date(), spellOutHistory });
  } catch {
    return { companyName: company.name };
  }
}

const fillable = (known: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([name]) => values[name] !== undefined && (ITS_OWN.has(name) || values[name] === ''),
    ),
  );

const FILLED = 'From Companies House. Change it if it is wrong.';

/** The notes beside the filled answers; beside the name only a warning. */
function proposalsOf(filled: Values, company: Company): Proposals {
  const { companyName = '', ...others } = filled;
  const concern = concernAbout(company);
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value, note: FILLED }])),
    ...(concern !== null && { companyName: { value: companyName, note: concern } }),
  };
}

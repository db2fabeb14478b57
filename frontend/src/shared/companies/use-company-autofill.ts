import { useFormikContext } from 'formik';
import { useContext } from 'react';
import type { Company } from '@/shared/companies/companies-api';
import { answersOf, proposalsOf } from '@/shared/companies/company-answers';
import { ProposalsContext } from '@/shared/forms/proposals';

/** What belongs to one company alone; the others are proposed where nothing has been answered. */
const ITS_OWN: ReadonlySet<string> = new Set(['companyName', 'companyNumber', 'registeredAddress']);

interface CompanyAutofill {
  /** Fills the form with what Companies House says of a company, as far as it holds that, and says so beside it. */
  readonly fill: (company: Company) => void;
  /** Another name is another company: what was filled in for the one before goes, where nobody has changed it. */
  readonly withdraw: () => void;
}

export function useCompanyAutofill(spellOutHistory: boolean): CompanyAutofill {
  const { values, setValues, setFieldValue } = useFormikContext<Record<string, string>>();
  const { proposed, propose } = useContext(ProposalsContext);

  const fill = (company: Company) => {
    const known = Object.entries(answersOf(company, { now: new Date(), spellOutHistory }));
    const filled = Object.fromEntries(
      known.filter(([name]) => values[name] !== undefined && (ITS_OWN.has(name) || values[name] === '')),
    );
    void setValues({ ...values, ...filled });
    propose(proposalsOf(filled, company));
  };
  const withdraw = () => {
    for (const [name, { value }] of Object.entries(proposed))
      if (name !== 'companyName' && values[name] === value) void setFieldValue(name, '', false);
    propose({});
  };
  return { fill, withdraw };
}

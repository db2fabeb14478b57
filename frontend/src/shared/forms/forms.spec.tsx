import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FormikHelpers } from 'formik';
import { boolean, object, string } from 'yup';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormBody } from '@/shared/forms/form-body';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { FormSection } from '@/shared/forms/form-section';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { SubmitRow } from '@/shared/forms/sending/submit-row';
import type { Failure } from '@/shared/lib/failure';
import { renderWithApp } from '@/testing/render-with-app';
import { settled } from '@/testing/settled';

const nothing = { name: '', amount: '', adverse: '' };
type Values = typeof nothing;
type Submit = (values: Values, form: FormikHelpers<Values>) => void | Promise<void>;

const schema = object({
  name: string().trim().required('Enter your name'),
  amount: string().required('Choose an amount'),
  adverse: string(),
});

const rejection: Failure = {
  name: 'Failure',
  status: 400,
  message: '400: …',
  retryAfterSeconds: null,
  problem: {
    status: 400,
    error: 'That is not enough.',
    errors: [{ field: 'amount', message: 'Choose a larger amount.' }],
  },
};

const amounts = [
  { value: '10000', label: '£10,000' },
  { value: '25000', label: '£25,000' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const reject: Submit = async (values, form) => {
  await Promise.resolve();
  showProblem(form, values, rejection);
};

function renderForm(submit: Submit, initial: Values = nothing) {
  return renderWithApp(
    <FormikForm initialValues={initial} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Enquiry">
        <FormSection title="You" intro="So that we can answer.">
          <FormTextField name="name" label="Name" required helperText="As you sign" autoComplete="name" />
          <FormSelect name="amount" label="Amount" required options={amounts} />
          <FormRadioGroup name="adverse" label="Adverse credit" options={yesNo} />
        </FormSection>
        <SubmitRow pending="Sending..." note="Only you see it.">
          Send
        </SubmitRow>
      </FormBody>
    </FormikForm>,
  );
}

describe('Forms', () => {
  it('focus a checkbox when it is the first field with an error', async () => {
    renderWithApp(
      <FormikForm
        initialValues={{ agreed: false, name: '' }}
        validationSchema={object({
          agreed: boolean().isTrue('Tick the box'),
          name: string().required('Enter your name'),
        })}
        onSubmit={() => undefined}
      >
        <FormBody label="Agreement">
          <FormCheckbox name="agreed" label="I agree" />
          <FormTextField name="name" label="Name" />
        </FormBody>
      </FormikForm>,
    );

    fireEvent.submit(screen.getByRole('form'));

    await waitFor(() => expect(screen.getByLabelText('I agree')).toHaveFocus());
    expect(screen.getByLabelText('I agree')).toBeInvalid();
  });

  it('label their fields and mark the required ones', () => {
    renderForm(() => undefined);

    expect(screen.getByRole('textbox', { name: /Name/ })).toBeRequired();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('As you sign');
    expect(screen.getByText('Name')).toHaveTextContent('*');
    expect(screen.getByRole('combobox', { name: /Amount/ })).toBeRequired();
    expect(
      within(screen.getByRole('radiogroup', { name: 'Adverse credit' })).getAllByRole('radio'),
    ).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'You' })).toBeInTheDocument();
  });

  it('focus the first field with an error', async () => {
    const { user } = renderForm(() => undefined);

    await user.click(screen.getByRole('button', { name: 'Send' }));

    const name = await screen.findByRole('textbox', { name: /Name/, description: 'Enter your name' });
    expect(name).toBeInvalid();
    expect(name).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose an amount');
  });

  it('submit what was entered', async () => {
    const sent: Values[] = [];
    const { user } = renderForm((values) => {
      sent.push(values);
    });

    await user.type(screen.getByRole('textbox'), 'Ada');
    await user.selectOptions(screen.getByRole('combobox'), '£25,000');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(sent).toEqual([{ name: 'Ada', amount: '25000', adverse: 'no' }]);
  });

  it('are disabled and show progress during submission, once', async () => {
    let finish: () => void = () => undefined;
    let times = 0;
    const { user } = renderForm(
      () => {
        times += 1;
        return new Promise<void>((resolve) => (finish = resolve));
      },
      { ...nothing, name: 'Ada', amount: '10000' },
    );

    await user.dblClick(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    finish();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
    expect(times).toBe(1);
  });

  it('show a server error beside its field until the field changes', async () => {
    const { user } = renderForm(reject, {
      ...nothing,
      name: 'Ada',
      amount: '10000',
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const amount = await screen.findByRole('combobox', { description: 'Choose a larger amount.' });
    expect(amount).toHaveFocus();
    await user.type(screen.getByRole('textbox'), ' Lovelace');
    expect(amount).toHaveAccessibleDescription('Choose a larger amount.');
    await user.selectOptions(amount, '£25,000');

    expect(amount).toBeValid();
    expect(amount).not.toHaveAccessibleDescription();
  });

  describe('a form that the server rejected', () => {
    const rejectWith =
      (failure: Partial<Failure>): Submit =>
      async (values, form) => {
        await Promise.resolve();
        showProblem(form, values, { ...rejection, problem: null, ...failure });
      };
    const ready = { ...nothing, name: 'Ada', amount: '10000' };
    const send = () => screen.getByRole('button', { name: 'Send' });
    const note = () => screen.getByRole('status');
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const pressSend = async () => {
      fireEvent.click(send());
      await pass(0);
    };

    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it.each([
      ['network', null, /could not reach our server.*still here/],
      [500, null, /went wrong on our side.*still here/],
      [409, { status: 409, error: 'It is there already.', errors: [] }, /^It is there already\.$/],
      [400, rejection.problem, /Check the fields marked above/],
    ] as const)('shows why beside the button at %s', async (status, problem, words) => {
      renderForm(rejectWith({ status, problem }), ready);

      await pressSend();

      expect(note()).toHaveTextContent(words);
      await pass(10_000);
      expect(note()).toHaveTextContent(words);
      expect(send()).toBeEnabled();
    });

    it.each([
      [429, /Too many requests from your network/],
      [503, /cannot take it at the moment/],
    ])('shows how long to wait at %d, and can be sent afterwards', async (status, words) => {
      let times = 0;
      renderForm((values, form) => {
        times += 1;
        return rejectWith({ status, retryAfterSeconds: 90 })(values, form);
      }, ready);

      await pressSend();
      expect(note()).toHaveTextContent(words);
      expect(note()).toHaveTextContent('You can send it again in 90 seconds.');
      expect(send()).toBeDisabled();
      await pass(89_000);
      expect(note()).toHaveTextContent('You can send it again in 1 second.');
      expect(send()).toBeDisabled();
      fireEvent.submit(screen.getByRole('form'));
      await pass(1_000);

      expect(note()).toHaveTextContent('You can send it again now.');
      expect(send()).toBeEnabled();
      expect(times).toBe(1);
      await pressSend();
      expect(times).toBe(2);
    });

    it('announces the wait once to screen readers, not each second', async () => {
      renderForm(rejectWith({ status: 429, retryAfterSeconds: 600 }), ready);

      await pressSend();
      await pass(30_000);

      expect(note()).toHaveTextContent('You can send it again in 10 minutes.');
      const heard = [...note().querySelectorAll('span:not([aria-hidden])')].map((part) => part.textContent);
      expect(heard).toEqual(['You can send it again in 10 minutes.']);
    });
  });

  describe('a press on a button', () => {
    const error = () => screen.queryByText('Enter your name');
    const send = () => screen.getByRole('button', { name: 'Send' });

    it('blurs the field only when the press ends, so that no error moves the button', async () => {
      const { user } = renderForm(() => undefined);
      await user.click(screen.getByRole('textbox'));

      await user.pointer({ keys: '[MouseLeft>]', target: send() });
      await settled(() => undefined);
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(error()).not.toBeInTheDocument();
      await user.pointer({ keys: '[/MouseLeft]', target: send() });

      expect(await screen.findByText('Enter your name')).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });

    it('keeps the focus when it is dragged away', async () => {
      const { user } = renderForm(() => undefined);
      await user.click(screen.getByRole('textbox'));

      await user.pointer({ keys: '[MouseLeft>]', target: send() });
      await user.pointer({ keys: '[/MouseLeft]', target: document.body });

      expect(screen.getByRole('textbox')).toHaveFocus();
    });
  });
});

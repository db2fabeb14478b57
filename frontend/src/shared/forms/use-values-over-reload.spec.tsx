import { fireEvent, render, screen } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { theme } from '@/app/theme/theme';
import { FormBody } from '@/shared/forms/form-body';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { BEFORE_RELOAD_EVENT } from '@/shared/lib/reload-page';

describe('useValuesOverReload', () => {
  afterEach(() => sessionStorage.clear());

  const show = (initialValues = { name: 'Ada', password: '' }) =>
    render(
      <Providers theme={theme}>
        <FormikForm initialValues={initialValues} onSubmit={() => undefined}>
          <FormBody label="Profile">
            <FormTextField name="name" label="Name" />
            <FormPasswordField name="password" label="Password" autoComplete="new-password" />
          </FormBody>
        </FormikForm>
      </Providers>,
    );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const reload = (
    { unmount }: { unmount: () => void },
    initialValues?: { name: string; password: string },
  ) => {
    window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
    unmount();
    return show(initialValues);
  };

  it('restores what was typed before a reload for a new version, once', () => {
    const page = show();
    type('Name', 'Ada Admin');

    const next = reload(page);
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Admin');

    next.unmount();
    show();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  });

  it('stores no password, even a visible one', () => {
    const page = show();
    type('Password', 'velvet tractor onion');
    fireEvent.click(screen.getByRole('button', { name: 'Show what you typed' }));
    window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));

    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('velvet');
    reload(page);
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('restores nothing into another record’s form', () => {
    const page = show();
    type('Name', 'Ada Admin');

    reload(page, { name: 'Bob', password: '' });

    expect(screen.getByLabelText('Name')).toHaveValue('Bob');
  });
});

import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { FileDrop, type Progress } from '@/shared/imports/file-drop';

const file = new File(['name,email'], 'leads.csv');
const files = { length: 1, item: () => file };

function show(progress: Progress | null = null) {
  const onFile = jest.fn();
  render(
    <Providers theme={portalTheme}>
      <FileDrop
        label="Choose a file"
        hint="at most 10 MB"
        accept=".csv"
        progress={progress}
        fileName="leads.csv"
        onFile={onFile}
      />
    </Providers>,
  );
  return { onFile };
}

describe('FileDrop', () => {
  it('accepts a chosen file, and the same one again', () => {
    const { onFile } = show();
    const input = screen.getByLabelText('Choose a file');

    fireEvent.change(input, { target: { files } });
    fireEvent.change(input, { target: { files } });

    expect(onFile.mock.calls).toEqual([[file], [file]]);
    expect(input).toHaveAccessibleDescription('or drop the file here: at most 10 MB');
  });

  it('accepts a dropped file, and ignores a drop without one', () => {
    const { onFile } = show();

    fireEvent.drop(screen.getByText(/or drop the file here/), {
      dataTransfer: { files: { length: 0, item: () => null } },
    });
    expect(onFile).not.toHaveBeenCalled();
    fireEvent.drop(screen.getByText(/or drop the file here/), { dataTransfer: { files } });

    expect(onFile).toHaveBeenCalledWith(file);
  });

  it('shows upload progress in whole percent', () => {
    show({ sent: 0.426 });

    expect(screen.getByRole('status')).toHaveTextContent('Sending leads.csv 43%');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
  });

  it('shows what happens once the upload is complete', () => {
    show({ working: 'Reading leads.csv' });

    expect(screen.getByRole('status')).toHaveTextContent('Reading leads.csv');
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it('accepts no second file during an upload', () => {
    const { onFile } = show({ sent: 0.1 });

    fireEvent.drop(screen.getByText(/or drop the file here/), { dataTransfer: { files } });

    const input = screen.getByLabelText('Choose a file');
    expect(input).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(input)).toBe(false);
    expect(onFile).not.toHaveBeenCalled();
  });
});

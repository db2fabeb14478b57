import { screen } from '@testing-library/react';
import { carryToast, useCarriedToast } from '@/shared/ui/carried-toast';
import { renderWithApp } from '@/testing/render-with-app';

function NextPage() {
  useCarriedToast();
  return null;
}

it('is shown on the next page, once', () => {
  carryToast({ title: 'Welcome Back!' });

  const { unmount } = renderWithApp(<NextPage />);
  expect(screen.getByText('Welcome Back!')).toBeInTheDocument();
  unmount();
  renderWithApp(<NextPage />);

  expect(screen.queryByText('Welcome Back!')).not.toBeInTheDocument();
});

it.each(['', '{', '7', '{"title":7}'])('is nothing where %j was kept', (kept) => {
  sessionStorage.setItem('toast', kept);

  renderWithApp(<NextPage />);

  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { showToastAfterNavigation, useToastAfterNavigation } from '@/shared/ui/toasts/toast-after-navigation';
import { renderWithApp } from '@/testing/render-with-app';

function NextPage() {
  useToastAfterNavigation();
  return null;
}

describe('Toast after navigation', () => {
  it('is shown on the next page, once', () => {
    showToastAfterNavigation({ title: 'Welcome Back!' });

    const { unmount } = renderWithApp(<NextPage />);
    expect(screen.getByText('Welcome Back!')).toBeInTheDocument();
    unmount();
    renderWithApp(<NextPage />);

    expect(screen.queryByText('Welcome Back!')).not.toBeInTheDocument();
  });

  it.each(['', '{', '7', '{"title":7}'])('shows nothing when %j was stored', (kept) => {
    sessionStorage.setItem('toast', kept);

    renderWithApp(<NextPage />);

    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

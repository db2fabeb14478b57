import { useState } from 'react';
import { MenuButton } from '@/shared/ui/menu/menu-button';
import { useDownload } from '@/shared/lists/export/use-download';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

const ExportFormats = lazyComponent(
  async () => (await import('@/shared/lists/export/export-formats')).ExportFormats,
);

interface ExportMenuProps {
  /** The endpoint: 'introducers/me/referrals/export'. */
  url: string;
  params?: Readonly<Record<string, string>>;
  /** What the file contains: 'your cases', 'the lenders'. */
  label: string;
}

/** Downloads a whole list as a spreadsheet. */
export function ExportMenu({ url, params = {}, label }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const download = useDownload({
    title: 'Export failed',
    fallback: `We could not export ${label}. Please try again.`,
  });

  const get = async (format: string) => {
    setBusy(true);
    await download({ url, params: { ...params, format } });
    setBusy(false);
  };

  return (
    <MenuButton
      label={`Export ${label}`}
      disabled={busy}
      menu={(opened) => <ExportFormats {...opened} onSelect={(format) => void get(format)} />}
    >
      Export
    </MenuButton>
  );
}

import MenuItem from '@mui/material/MenuItem';
import type { OpenedMenu } from '@/shared/ui/menu/menu-button';
import { MenuPopup } from '@/shared/ui/menu/menu-popup';

const FORMATS = [
  { format: 'xlsx', name: 'Excel (.xlsx)' },
  { format: 'csv', name: 'Text (.csv)' },
];

interface ExportFormatsProps extends OpenedMenu {
  onSelect: (format: string) => void;
}

/** The file formats of an export. */
export const ExportFormats = ({ onSelect, ...opened }: ExportFormatsProps) => (
  <MenuPopup {...opened}>
    {FORMATS.map(({ format, name }) => (
      <MenuItem
        key={format}
        onClick={() => {
          opened.close();
          onSelect(format);
        }}
      >
        {name}
      </MenuItem>
    ))}
  </MenuPopup>
);

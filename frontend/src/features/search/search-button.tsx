import { useEffect, useState } from 'react';
import { isMeantForSomethingElse } from '@/shared/shortcuts/is-meant-for-something-else';
import { shortcutsSetting } from '@/shared/shortcuts/shortcuts-setting';
import { SearchIcon } from '@/shared/ui/icons';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

const load = async () => (await import('@/features/search/search-dialog')).SearchDialog;
const SearchDialog = lazyComponent(load);

/** Opens the search: by click, by Ctrl K (⌘ K) anywhere, and by '/' outside fields. */
export function SearchButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);

  // People type right after the shortcut: letters would be lost while the code loads. Opening loads it again if this fails.
  useEffect(() => void load().catch(() => undefined), []);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey || repeat || event.defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && !isOverlaid();
  return key === '/' && shortcutsSetting.isOn() && !isMeantForSomethingElse(event);
}

/** Not over a dialog, whose input would be lost. */
const isOverlaid = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

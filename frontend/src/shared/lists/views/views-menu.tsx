import { useDialog } from '@/shared/dialogs/use-dialog';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { MenuButton } from '@/shared/ui/menu/menu-button';
import { viewStateOf, shownBy, type PartsOfList } from '@/shared/lists/views/view-in-url';
import { useChangeViewMutation, useListViewsQuery, type View } from '@/shared/lists/views/views-api';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

/** Loaded on first use. */
const ViewsMenuItems = lazyComponent(
  async () => (await import('@/shared/lists/views/views-menu-items')).ViewsMenuItems,
);
const ViewDialog = lazyComponent(async () => (await import('@/shared/lists/views/view-dialog')).ViewDialog);
const DeleteViewDialog = lazyComponent(
  async () => (await import('@/shared/lists/views/delete-view-dialog')).DeleteViewDialog,
);

/** The list's API name for saved views, and whether the user may share them with all staff. */
export interface SavedViews {
  readonly list: string;
  readonly canShare: boolean;
}

interface ViewsMenuProps extends SavedViews {
  urlState: ListUrlState;
  parts: PartsOfList;
  /** The visible columns, null for the default ones; if absent, those in the URL. */
  columns?: readonly string[] | null;
}

/** The user's views of a list, and actions on the current one. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { list, canShare, urlState, parts, columns = urlState.columns } = props;
  const { data: views = [], error, isFetching, refetch } = useListViewsQuery(list);
  const [change] = useChangeViewMutation();
  const { dialog, openDialog } = useDialog();
  const state = viewStateOf(urlState, columns);
  const view = views.find(({ id }) => id === urlState.view);
  const canChange = view && (!view.forAll || canShare);

  const updateOnce = useActionWithToast({
    run: ({ id, updatedAt }: View) => change({ id, body: { ...state, updatedAt } }).unwrap(),
    successToast: { title: 'View updated' },
    errorToast: { title: 'Not updated', description: 'The view could not be updated.' },
    onSuccess: (changed) => urlState.show(shownBy(changed, parts)),
  });

  /** Null for a new one. */
  const name = (named: View | null) =>
    openDialog(ViewDialog, {
      list,
      view: named,
      state,
      canShare,
      onSaved: (saved) => named === null && urlState.show(shownBy(saved, parts)),
    });
  const remove = (removed: View) =>
    openDialog(DeleteViewDialog, {
      view: removed,
      onDeleted: () => urlState.show({ view: null, columns: null }),
    });

  return (
    <>
      <MenuButton
        {...(view && { label: `View: ${view.name}` })}
        menu={(opened) => (
          <ViewsMenuItems
            {...opened}
            views={views}
            view={canChange ? view : null}
            loadError={error === undefined ? null : { isRetrying: isFetching, onRetry: () => void refetch() }}
            urlState={urlState}
            parts={parts}
            onSave={() => name(null)}
            onUpdate={(changed) => void updateOnce(changed)}
            onRename={name}
            onDelete={remove}
          />
        )}
      >
        {view ? view.name : 'Views'}
      </MenuButton>
      {dialog}
    </>
  );
}

import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import type { OpenedMenu } from '@/shared/ui/menu/menu-button';
import { MenuPopup } from '@/shared/ui/menu/menu-popup';
import { isChanged, shownBy, WHOLE_LIST, type PartsOfList } from '@/shared/lists/views/view-in-url';
import type { View } from '@/shared/lists/views/views-api';
import { TickIcon } from '@/shared/ui/icons';

interface ViewsMenuItemsProps extends OpenedMenu {
  views: readonly View[];
  /** The current view, if the signed-in user may change it. */
  view: View | null;
  /** Shown when the views could not be loaded. */
  loadError: { isRetrying: boolean; onRetry: () => void } | null;
  urlState: ListUrlState;
  parts: PartsOfList;
  onSave: () => void;
  onUpdate: (view: View) => void;
  onRename: (view: View) => void;
  onDelete: (view: View) => void;
}

/** The views of a list, and actions on the current one. */
export function ViewsMenuItems(props: ViewsMenuItemsProps) {
  const { anchor, labelledBy, close, views, view, loadError, urlState, parts } = props;
  const { onSave, onUpdate, onRename, onDelete } = props;
  const act = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <MenuPopup anchor={anchor} labelledBy={labelledBy} close={close}>
      {[
        <Chosen
          key="whole"
          name="The whole list"
          on={urlState.view === null}
          onSelect={act(() => urlState.show(WHOLE_LIST))}
        />,
        ...[
          { title: 'Yours', group: views.filter(({ forAll }) => !forAll) },
          { title: 'For all', group: views.filter(({ forAll }) => forAll) },
        ].flatMap(({ title, group }) => [
          group.length > 0 && (
            <ListSubheader key={title} role="presentation" sx={heading}>
              {title}
            </ListSubheader>
          ),
          ...group.map((one) => (
            <Chosen
              key={one.id}
              name={one.name}
              on={one.id === urlState.view}
              onSelect={act(() => urlState.show(shownBy(one, parts)))}
            />
          )),
        ]),
        loadError && (
          <MenuItem key="again" disabled={loadError.isRetrying} onClick={loadError.onRetry}>
            We could not load the views. Try again
          </MenuItem>
        ),
        <Divider key="rule" component="li" />,
        <MenuItem key="new" onClick={act(onSave)}>
          Save as a new view
        </MenuItem>,
        ...(view
          ? [
              <MenuItem
                key="update"
                disabled={!isChanged(urlState, view, parts)}
                onClick={act(() => onUpdate(view))}
              >
                Update {view.name}
              </MenuItem>,
              <MenuItem key="rename" onClick={act(() => onRename(view))}>
                Rename {view.name}
              </MenuItem>,
              <MenuItem key="delete" onClick={act(() => onDelete(view))}>
                Delete {view.name}
              </MenuItem>,
            ]
          : []),
      ]}
    </MenuPopup>
  );
}

interface ChosenProps {
  name: string;
  on: boolean;
  onSelect: () => void;
}

const Chosen = ({ name, on, onSelect }: ChosenProps) => (
  <MenuItem role="menuitemradio" aria-checked={on} selected={on} onClick={onSelect}>
    {name}
    {on && <TickIcon width={16} height={16} />}
  </MenuItem>
);

const heading = { lineHeight: '28px', bgcolor: 'transparent' } as const;

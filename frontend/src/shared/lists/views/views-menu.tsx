import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import type { ListAddress } from '@/shared/lists/use-list-address';
import { ListMenu, menuItem } from '@/shared/lists/views/list-menu';
import { isChanged, shownBy, WHOLE_LIST, type KeptOfList } from '@/shared/lists/views/view-in-address';
import { useChangeViewMutation, useListViewsQuery, type View } from '@/shared/lists/views/views-api';
import { TickIcon } from '@/shared/ui/icons';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useToast } from '@/shared/ui/toast-context';

/** Fetched when they are first asked for. */
const ViewDialog = lazyPart(async () => (await import('@/shared/lists/views/view-dialog')).ViewDialog);
const DeleteViewDialog = lazyPart(
  async () => (await import('@/shared/lists/views/delete-view-dialog')).DeleteViewDialog,
);

/** Of which list somebody can keep views, by the API's name for it, and whether also for all of the staff. */
export interface KeepsViews {
  readonly list: string;
  readonly mayKeepForAll: boolean;
}

interface ViewsMenuProps extends KeepsViews {
  address: ListAddress;
  /** What there is to keep now. */
  present: KeptOfList;
}

type Doing = { name: View | null } | { remove: View };

/** The views that somebody has of a list, and what can be done with the one that shows. */
export function ViewsMenu({ list, mayKeepForAll, address, present }: ViewsMenuProps) {
  const { data: views = [], error, isFetching, refetch } = useListViewsQuery(list);
  const [change] = useChangeViewMutation();
  const [doing, setDoing] = useState<Doing | null>(null);
  const toast = useToast();
  const view = views.find(({ id }) => id === address.view);
  const mayChange = view && (!view.forAll || mayKeepForAll);

  const updateOnce = useOneAtATime(async ({ id, updatedAt }: View) => {
    try {
      address.show(shownBy(await change({ id, body: { ...present, updatedAt } }).unwrap()));
      toast({ title: 'View updated' });
    } catch (failure) {
      const description = sentenceOf(failure, 'The view could not be updated.');
      toast({ title: 'Not updated', description, destructive: true });
    }
  });

  return (
    <>
      <ListMenu
        {...(view && { label: `View: ${view.name}` })}
        items={(close) => {
          const act = (what: () => void) => () => {
            close();
            what();
          };
          return [
            <Chosen
              key="whole"
              name="The whole list"
              on={address.view === null}
              onChoose={act(() => address.show(WHOLE_LIST))}
            />,
            ...[
              { title: 'Yours', of: views.filter(({ forAll }) => !forAll) },
              { title: 'For all', of: views.filter(({ forAll }) => forAll) },
            ].flatMap(({ title, of }) => [
              of.length > 0 && (
                <ListSubheader key={title} role="presentation" sx={heading}>
                  {title}
                </ListSubheader>
              ),
              ...of.map((one) => (
                <Chosen
                  key={one.id}
                  name={one.name}
                  on={one === view}
                  onChoose={act(() => address.show(shownBy(one)))}
                />
              )),
            ]),
            error !== undefined && (
              <MenuItem key="again" disabled={isFetching} onClick={() => void refetch()} sx={menuItem}>
                The views could not be read. Try again
              </MenuItem>
            ),
            <Divider key="rule" component="li" />,
            <MenuItem key="new" onClick={act(() => setDoing({ name: null }))} sx={menuItem}>
              Save as a new view
            </MenuItem>,
            ...(mayChange
              ? [
                  <MenuItem
                    key="update"
                    disabled={!isChanged(address, view) && view.gone.length === 0}
                    onClick={act(() => void updateOnce(view))}
                    sx={menuItem}
                  >
                    Update {view.name}
                  </MenuItem>,
                  <MenuItem key="rename" onClick={act(() => setDoing({ name: view }))} sx={menuItem}>
                    Rename {view.name}
                  </MenuItem>,
                  <MenuItem key="delete" onClick={act(() => setDoing({ remove: view }))} sx={menuItem}>
                    Delete {view.name}
                  </MenuItem>,
                ]
              : []),
          ];
        }}
      >
        {view ? view.name : 'Views'}
      </ListMenu>
      {doing && 'name' in doing && (
        <ViewDialog
          list={list}
          view={doing.name}
          present={present}
          mayKeepForAll={mayKeepForAll}
          onKept={(kept) => doing.name === null && address.show(shownBy(kept))}
          onClose={() => setDoing(null)}
        />
      )}
      {doing && 'remove' in doing && (
        <DeleteViewDialog
          view={doing.remove}
          onDeleted={() => address.show({ view: null, columns: null })}
          onClose={() => setDoing(null)}
        />
      )}
    </>
  );
}

interface ChosenProps {
  name: string;
  on: boolean;
  onChoose: () => void;
}

const Chosen = ({ name, on, onChoose }: ChosenProps) => (
  <MenuItem role="menuitemradio" aria-checked={on} selected={on} onClick={onChoose} sx={menuItem}>
    {name}
    {on && <TickIcon width={16} height={16} />}
  </MenuItem>
);

const heading = { lineHeight: '28px', bgcolor: 'transparent' } as const;

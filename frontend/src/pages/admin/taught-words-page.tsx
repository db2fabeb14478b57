import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRefresh } from '@/api/invalidation';
import {
  useForgetWordMutation,
  useGetTaughtWordQuery,
  useListTaughtWordsQuery,
  type TaughtWord,
  type TaughtWordListQuery,
} from '@/features/lender-import/lender-import-api';
import { taughtWordColumns } from '@/features/lender-import/taught-word-columns';
import { WORD_KINDS, wordKindLabel } from '@/features/lender-import/word-kinds';
import { longDateAndTime } from '@/shared/lib/dates';
import { sentenceOf } from '@/shared/lib/failure';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/detail-drawer';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { RowActions } from '@/shared/lists/row-actions';
import { useListAddress } from '@/shared/lists/use-list-address';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'As',
    all: 'All',
    options: Object.entries(WORD_KINDS).map(([value, label]) => ({ value, label })),
  },
];

/** What staff have taught the import of lenders: which word means what, and its removal. */
export function Component() {
  const address = useListAddress(FILTERS);
  const list = useListTaughtWordsQuery(listQuery(address) as TaughtWordListQuery);
  const refetch = useRefresh('TaughtWord');
  const opened = useGetTaughtWordQuery(openedElsewhere(address, list.data) ?? skipToken);
  const [leaving, setLeaving] = useState<TaughtWord | null>(null);
  const importFile = (
    <Button component={Link} to={adminPaths.lenderImport}>
      Import Excel
    </Button>
  );
  const actionsOn = useCallback(
    (word: TaughtWord) => (
      <RowActions actions={[{ name: 'Remove', about: word.word, onAct: () => setLeaving(word) }]} />
    ),
    [],
  );
  return (
    <PortalPage
      title="Taught words"
      actions={
        <>
          <Button variant="outlined" component={Link} to={adminPaths.lenderImports}>
            Past imports
          </Button>
          {importFile}
        </>
      }
    >
      <ListScreen
        label="Words"
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        filters={FILTERS}
        columns={taughtWordColumns}
        nameOf={({ word }) => word}
        actions={actionsOn}
        empty={
          <EmptyState
            title="Nothing was taught yet"
            sentence="When a file has words that we do not understand, its preview asks what they mean. What you say is kept here for later files."
            action={importFile}
          />
        }
        details={(word) => (
          <DetailDrawer
            title={word.word}
            open
            onClose={() => address.select(null)}
            actions={
              <Button variant="outlined" onClick={() => setLeaving(word)}>
                Remove
              </Button>
            }
          >
            <Facts>
              <Fact name="As">{wordKindLabel(word.kind)}</Fact>
              <Fact name="Means">{word.means}</Fact>
              <Fact name="Taught">{longDateAndTime(word.taughtAt)}</Fact>
              <Fact name="By">{word.taughtBy}</Fact>
            </Facts>
          </DetailDrawer>
        )}
      />
      {leaving && (
        <RemoveDialog
          word={leaving}
          onRemoved={() => address.select(null)}
          onClose={() => setLeaving(null)}
        />
      )}
    </PortalPage>
  );
}

interface RemoveDialogProps {
  word: TaughtWord;
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveDialog({ word: { id, word, means }, onRemoved, onClose }: RemoveDialogProps) {
  const [forget] = useForgetWordMutation();
  return (
    <ConfirmedAction
      question={`Remove “${word}”?`}
      sentence={`Later files are no longer read as if it meant ${means}. Lenders that were imported so stay as they are.`}
      confirm="Remove"
      pending="Removing..."
      action={() => forget(id).unwrap()}
      done={{ title: 'Word removed' }}
      failed={(failure) => ({
        title: 'Removal failed',
        description: sentenceOf(failure, 'The word could not be removed. Please try again.'),
      })}
      onDone={onRemoved}
      onClose={onClose}
    />
  );
}

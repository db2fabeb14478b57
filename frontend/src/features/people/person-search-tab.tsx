import Button from '@mui/material/Button';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FoundPeople } from '@/features/people/found-people';
import { RecordRequestDialog } from '@/features/people/record-request-dialog';
import { SearchBox } from '@/features/people/search-box';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { dataRequestPath } from '@/shared/routing/paths';
import { withParams } from '@/shared/lib/with-params';

/** Finds a person in every table that holds people. */
export function PersonSearchTab() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { dialog, openDialog } = useDialog();
  const q = params.get('q') ?? '';
  return (
    <>
      <SearchBox
        key={q}
        initial={q}
        buttonVariant="contained"
        onSearch={(text) => setParams(withParams(params, { q: text || null }))}
      />
      <FoundPeople
        texts={[q]}
        actions={(person) => (
          <Button
            variant="outlined"
            size="small"
            onClick={() =>
              openDialog(RecordRequestDialog, {
                person: { name: person.name, email: person.email },
                onRecorded: ({ id }) => void navigate(dataRequestPath(id)),
              })
            }
          >
            Record request
          </Button>
        )}
      />
      {dialog}
    </>
  );
}

import Typography from '@mui/material/Typography';
import {
  exportUrl,
  usePreviewExportQuery,
  type DataRequest,
  type ExportPreview,
} from '@/features/people/people-api';
import { download } from '@/api/download';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { sentenceOf } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { humanise } from '@/shared/lib/labels';
import { LoadError } from '@/shared/ui/loading/load-error';
import { LoadingCards } from '@/shared/ui/loading/loading-cards';

interface ExportDialogProps {
  request: DataRequest;
  onClose: () => void;
}

/** Downloads everything about the chosen records, once someone has decided about the marked parts. */
export function ExportDialog({ request, onClose }: ExportDialogProps) {
  const { currentData, error, refetch } = usePreviewExportQuery(request.id);
  if (currentData)
    // Other parts are another form: each has to be decided again.
    return (
      <Export key={JSON.stringify(currentData)} request={request} preview={currentData} onClose={onClose} />
    );
  return (
    <FormDialog title="Export data" dirty={false} onClose={onClose}>
      {() =>
        error ? (
          <LoadError
            sentence={sentenceOf(error, 'The export could not be prepared.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingCards label="Loading what the file holds" count={1} />
        )
      }
    </FormDialog>
  );
}

const MARKS: Readonly<Record<ExportPreview['marked'][number]['mark'], string>> = {
  internal: 'Internal notes',
  others: 'Data about other people',
};

function Export({ request, preview, onClose }: ExportDialogProps & { preview: ExportPreview }) {
  const { parts, marked } = preview;
  // Formik reads a dot as a path, so that a part is known by its place.
  const none = Object.fromEntries(marked.map((_, place) => [`part${place}`, false]));
  return (
    <FormikDialog
      title="Export data"
      maxWidth="md"
      initialValues={none}
      submit="Download ZIP"
      pending="Preparing..."
      send={async (values) => {
        const include = marked.filter((_, place) => values[`part${place}`]).map(({ key }) => key);
        const failure = await download({ url: exportUrl(request.id), method: 'POST', body: { include } });
        if (failure) throw Object.assign(new Error(failure.message), failure);
      }}
      sent={{
        title: 'File downloaded',
        description: 'Check it, send it to the person securely, then close the request.',
      }}
      failed={{ title: 'Not downloaded', description: 'The file could not be prepared' }}
      onClose={onClose}
    >
      <Typography>The file contains, for reading and as data:</Typography>
      <ul>
        {parts.map(({ holds, rows }) => (
          <li key={holds}>
            {holds} ({rows})
          </li>
        ))}
      </ul>
      {marked.length > 0 && (
        <>
          <Typography variant="h4" component="h3">
            Left out unless you tick it
          </Typography>
          <Typography color="textSecondary">
            Read each part before you include it: it may be about someone else, or be an internal comment.
          </Typography>
          {marked.map(({ key, holds, column, mark, rows }, place) => (
            <FormCheckbox
              key={key}
              name={`part${place}`}
              label={`${holds}: ${humanise(column)}`}
              helperText={`${MARKS[mark]}, ${counted(rows, 'entry', 'entries')}`}
            />
          ))}
        </>
      )}
    </FormikDialog>
  );
}

import Typography from '@mui/material/Typography';
import { array, boolean, object } from 'yup';
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
import { formSchema } from '@/shared/forms/rules/form-schema';
import { errorMessage } from '@/shared/lib/failure';
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
            message={errorMessage(error, 'The export could not be prepared.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingCards label="Loading what the file holds" count={1} />
        )
      }
    </FormDialog>
  );
}

/** In the order of the marked parts. */
const schema = formSchema(object({ included: array(boolean().defined()).default([]) }));

const MARKS: Readonly<Record<ExportPreview['marked'][number]['mark'], string>> = {
  internal: 'Internal notes',
  others: 'Data about other people',
};

function Export({ request, preview, onClose }: ExportDialogProps & { preview: ExportPreview }) {
  const { parts, marked } = preview;
  return (
    <FormikDialog
      title="Export data"
      maxWidth="md"
      schema={schema}
      initialValues={{ included: marked.map(() => false) }}
      submit="Download ZIP"
      pending="Preparing..."
      send={async ({ included }) => {
        const include = marked.filter((_, place) => included[place]).map(({ key }) => key);
        const failure = await download({ url: exportUrl(request.id), method: 'POST', body: { include } });
        if (failure) throw Object.assign(new Error(failure.message), failure);
      }}
      successToast={{
        title: 'File downloaded',
        description: 'Check it, send it to the person securely, then close the request.',
      }}
      errorToast={{ title: 'Not downloaded', description: 'The file could not be prepared' }}
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
              name={`included.${place}`}
              label={`${holds}: ${humanise(column)}`}
              helperText={`${MARKS[mark]}, ${counted(rows, 'entry', 'entries')}`}
            />
          ))}
        </>
      )}
    </FormikDialog>
  );
}

import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { array, mixed, object } from 'yup';
import { FoundPeople } from '@/features/people/found-people';
import {
  useChangeDataRequestMutation,
  type ChosenRecord,
  type DataRequest,
} from '@/features/people/people-api';
import { SearchBox } from '@/features/people/search-box';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useForm } from '@/shared/forms/form-context';
import { formSchema } from '@/shared/forms/rules/form-schema';
import { counted } from '@/shared/lib/figures';

interface ChooseRecordsDialogProps {
  request: DataRequest;
  onClose: () => void;
}

const schema = formSchema(
  object({ records: array(mixed<ChosenRecord>().defined()).default([]).label('Records') }),
);

/** Says which records are the person's: chosen by hand, because people share names and addresses. */
export function ChooseRecordsDialog({ request, onClose }: ChooseRecordsDialogProps) {
  const [change] = useChangeDataRequestMutation();
  return (
    <FormikDialog
      title="Choose records"
      maxWidth="md"
      schema={schema}
      initialValues={{ records: request.records.map(({ type, id }) => ({ type, id })) }}
      submit="Save records"
      send={({ records }) =>
        change({ id: request.id, body: { records, updatedAt: request.updatedAt } }).unwrap()
      }
      successToast={{ title: 'Records chosen' }}
      errorToast={{ title: 'Not saved', description: 'The records were not changed' }}
      onClose={onClose}
    >
      <Picker request={request} />
    </FormikDialog>
  );
}

function Picker({ request: { email, phone, name } }: { request: DataRequest }) {
  const known = [email, phone, name].filter((text) => text !== null);
  const [texts, setTexts] = useState<readonly string[]>(known);
  const { values, setFieldValue } = useForm<typeof schema.defaults>();
  const isSame = (one: ChosenRecord, other: ChosenRecord) => one.type === other.type && one.id === other.id;
  const choose = ({ type, id }: ChosenRecord, chosen: boolean) => {
    const others = values.records.filter((record) => !isSame(record, { type, id }));
    void setFieldValue('records', chosen ? [...others, { type, id }] : others);
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Tick only records that belong to this person: people share names and addresses.{' '}
        {counted(values.records.length, 'record')} chosen.
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Searched for {texts.join(', ')}.
      </Typography>
      <SearchBox initial="" buttonVariant="outlined" onSearch={(text) => setTexts([text])} />
      <FoundPeople
        texts={texts}
        chooser={{
          isChosen: (record) => values.records.some((chosen) => isSame(chosen, record)),
          onChange: choose,
        }}
      />
    </>
  );
}

import { useState } from 'react';
import { clockTime } from '@/shared/lib/dates';
import { changeOf, type Change } from '@/shared/lib/failure';

/** 'Ada Admin changed this lead at 14:32', for what they did: 'changed this lead'. */
export const describeChange = ({ by, at }: Pick<Change<unknown>, 'by' | 'at'>, did: string): string =>
  `${by ?? 'Someone'} ${did} at ${clockTime(at)}`;

/**
 * The version of a record that the user has read, for changes on top of it. If someone else changed the record first,
 * the save is rejected, and the next one is on top of their version.
 */
export function useReadVersion<Saved>(record: Saved) {
  const [read, setRead] = useState(record);
  const save = async <Result>(send: (read: Saved) => Promise<Result>): Promise<Result> => {
    try {
      return await send(read);
    } catch (failure) {
      const change = changeOf<Saved>(failure);
      if (change) setRead(change.current);
      throw failure;
    }
  };
  return { read, setRead, save };
}

import type { RequestArgs } from '@/api/base-query';
import { download } from '@/api/download';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { errorMessage } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface Failing {
  title: string;
  /** The message if the server sends none. */
  fallback: string;
}

/** Downloads a file, and reports an error if it fails. */
export function useDownload({ title, fallback }: Failing) {
  const toast = useToast();
  return useSingleFlight(async (call: Pick<RequestArgs, 'url' | 'params'>) => {
    const failure = await download(call);
    if (failure) toast({ title, description: errorMessage(failure, fallback), destructive: true });
  });
}

import { requestUrl, requestInit, sendWithReauth, type RequestArgs } from '@/api/base-query';
import type { Failure } from '@/shared/lib/failure';
import { saveFile } from '@/shared/lib/save-file';

/** Downloads a file under the name that the server gives it. Null on success. */
export async function download(call: RequestArgs): Promise<Failure | null> {
  let file = new Blob();
  const answer = await sendWithReauth(call, async () => {
    const response = await fetch(requestUrl(call), requestInit(call));
    const { ok, status, statusText, headers } = response;
    if (!ok) return { ok, status, statusText, headers, text: await response.text() };
    file = await response.blob();
    return { ok, status, statusText, headers, text: '' };
  });
  if ('error' in answer) return answer.error;
  saveFile(file, nameIn(answer.meta));
  return null;
}

/** RFC 6266: `attachment; filename="cases.csv"`. */
const nameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

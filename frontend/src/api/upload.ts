import { requestUrl, sendWithReauth, type BaseQueryResult, type RawResponse } from '@/api/base-query';

export interface Upload {
  file: File;
  /** Called with the fraction sent, up to 1. */
  onProgress: (sent: number) => void;
  /** Other fields of the form. */
  fields?: Readonly<Record<string, string>>;
}

/** Uploads a file in a form field and reports progress, which fetch cannot. */
export const upload = <Data>(url: string, sent: Upload) =>
  sendWithReauth({ url, method: 'POST' }, () => send(url, sent)) as Promise<BaseQueryResult<Data>>;

function send(url: string, { file, onProgress, fields = {} }: Upload): Promise<RawResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', requestUrl({ url }));
  request.setRequestHeader('accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.upload.onload = () => onProgress(1);
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new TypeError('The network failed'));
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      resolve({ ok: status >= 200 && status < 300, status, statusText, text, headers: headersOf(request) });
    };
    request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

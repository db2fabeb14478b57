import { readFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

// Runs Python programs on a machine without Python: npm installs it, and Node's fetch does its HTTP.
const python = await loadPyodide({ env: process.env });
python.runPython(`
import http.client, io, urllib.request, urllib.response
from js import fetch
from pyodide.ffi import run_sync, to_js

class ByFetch(urllib.request.HTTPHandler):
    def http_open(self, request):
        answer = run_sync(fetch(
            request.full_url,
            method=request.get_method(),
            headers=to_js(request.header_items()),
            body=to_js(request.data),
        ))
        body = io.BytesIO(run_sync(answer.text()).encode())
        response = urllib.response.addinfourl(body, http.client.HTTPMessage(), answer.url, answer.status)
        response.msg = answer.statusText
        return response

urllib.request.install_opener(urllib.request.build_opener(ByFetch))
`);
// One by one, with what each wrote and why it failed: uncaught, that would follow all of the interpreter's source.
const outputs = [];
for (const file of process.argv.slice(2)) {
  let output = '';
  python.setStdout({ batched: (line) => (output += `${line}\n`) });
  await python.runPythonAsync(await readFile(file, 'utf8')).catch(({ message }) => (output += message));
  outputs.push(output);
}
process.stdout.write(JSON.stringify(outputs));

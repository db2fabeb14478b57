import { readFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

// Runs a Python program on a machine without Python: npm installs it, and Node's fetch does its HTTP.
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
const program = await readFile(process.argv[2], 'utf8');
await python.runPythonAsync(program).catch(({ message }) => {
  // Uncaught, it would follow all of the interpreter's source.
  process.stderr.write(message);
  process.exitCode = 1;
});

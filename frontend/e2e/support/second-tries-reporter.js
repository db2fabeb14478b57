/** Says at the end which tests passed only at their second try. */
export default class SecondTriesReporter {
  #names = [];

  onTestResult(_file, { testResults }) {
    for (const { fullName, invocations, status } of testResults)
      if (status === 'passed' && invocations > 1) this.#names.push(fullName);
  }

  onRunComplete() {
    if (this.#names.length > 0)
      console.error(
        ['Passed only at the second try:', ...this.#names.map((name) => `  ${name}`), ''].join('\n'),
      );
  }
}

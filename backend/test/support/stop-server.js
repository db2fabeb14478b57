/** Jest's global teardown: stops what the setup started, and removes its data. */
export default async function stopServer() {
  await globalThis.throwAwayPostgres?.stop();
}

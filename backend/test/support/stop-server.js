/** Jest's global teardown: stops the server and removes its data. */
export default async function stopServer() {
  await globalThis.throwAwayPostgres?.stop();
}

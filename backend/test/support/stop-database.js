/** Jest's global teardown: stops what the setup started, and removes its data. */
export default async function stopDatabase() {
  await globalThis.throwAwayPostgres?.stop();
}

/** A backup that cannot be written, read or restored; the message says why and what to do. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

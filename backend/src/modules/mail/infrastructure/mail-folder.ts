import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '#config/settings.js';
import { DAY_MS, HOUR_MS } from '#kernel/time/time-units.js';

const LOOK_EVERY_MS = HOUR_MS;

/** Where mails stand as files: some hold a link that opens an account, so none stays for more than a day. */
export class MailFolder implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly path: string;
  private timer: NodeJS.Timeout | undefined;

  constructor({ dataDir }: Pick<Settings, 'dataDir'>) {
    this.path = join(dataDir, 'mail');
  }

  /** Also where mails are sent by now: what was written before goes too. */
  async onApplicationBootstrap(): Promise<void> {
    await this.tryRemoveOld();
    this.timer = setInterval(() => void this.tryRemoveOld(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async removeOld(): Promise<void> {
    const names = await readdir(this.path).catch(() => []);
    const before = Date.now() - DAY_MS;
    for (const path of names.filter((name) => name.endsWith('.eml')).map((name) => join(this.path, name)))
      // Another process on the same folder may have been first.
      if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }

  /** Not worth a start: the next look does what this one could not. */
  private async tryRemoveOld(): Promise<void> {
    await this.removeOld().catch(() => undefined);
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '#config/settings.js';
import { DAY_MS, HOUR_MS } from '#kernel/time/time-units.js';

const LOOK_EVERY_MS = HOUR_MS;

/** The folder of saved emails: some have a link that opens an account, so all are deleted after a day. */
export class MailFolder implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly path: string;
  private timer: NodeJS.Timeout | undefined;

  constructor({ dataDir }: Pick<Settings, 'dataDir'>) {
    this.path = join(dataDir, 'mail');
  }

  /** Also if emails are sent by now: earlier files are deleted too. */
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
      // Another process on the same folder may have been faster.
      if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }

  /** Not worth failing the start: the next run repeats it. */
  private async tryRemoveOld(): Promise<void> {
    await this.removeOld().catch(() => undefined);
  }
}

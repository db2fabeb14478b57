import 'reflect-metadata';
import { describeMode } from '#config/describe-mode.js';
import { readSettings } from '#config/read-settings.js';
import { checkSite, site } from '#config/site.js';
import { chooseDatabase } from '#platform/infrastructure/database/connection/choose-database.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import { explainFailure } from '#platform/infrastructure/lifecycle/explain-failure.js';
import { onStopSignals } from '#platform/infrastructure/lifecycle/stop-signals.js';
import { serve } from './serve.js';

const start = async (): Promise<void> => {
  checkSite(site);
  const settings = readSettings(process.env);
  const database = chooseDatabase(settings, { whenTaken: 'refuse', report: console.warn });
  const service = database.start().then(async (url) => {
    await migrate(url);
    return serve(settings, url);
  });

  onStopSignals({
    stop: async () => {
      const running = await service.catch(() => null);
      await running?.stop();
      await database.stop();
    },
    force: () => database.abandon(),
  });

  try {
    const { address, notices } = await service;
    database.announce(address);
    console.log(
      [
        ...notices,
        ...describeMode(settings, site),
        `Data is stored in ${database.location}`,
        `ready on ${address}`,
      ].join('\n'),
    );
  } catch (failure) {
    await database.stop();
    throw failure;
  }
};

start().catch((failure: unknown) => {
  console.error(explainFailure(failure));
  process.exit(1);
});

import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { storedFile } from '#config/stored-file.js';
import type { Settings } from '#config/settings.js';
import { CreateFirstAdmin } from '#modules/staff/public.js';
import { getFrom } from './demo/get.js';
import { loadDemoPanel } from './demo/load-demo-panel.js';
import { loadDemoPartner } from './demo/load-demo-partner.js';

const DEMO_ADMIN = 'admin@demo.example';
const NO_ADMIN = 'There is no administrator yet: create the first one with npm run create-admin';

/**
 * Fills an empty database with its first administrator and the demonstration. Returns the messages for the operator.
 */
export const firstRun = async (app: INestApplicationContext, settings: Settings): Promise<string[]> => {
  const panel = await demoPanel(app, settings);
  const admin = await firstAdmin(app, settings);
  return [...panel, ...admin.notices, ...(await loadDemoPartner(app, settings, admin.id))];
};

const demoPanel = async (app: INestApplicationContext, { demo }: Settings): Promise<string[]> => {
  if (!demo) return [];
  const answer = await loadDemoPanel(getFrom(app));
  return answer
    ? [`Loaded the demonstration panel: ${answer.imported} lenders from public facts, not offers`]
    : [];
};

interface FirstAdmin {
  readonly id: string | null;
  readonly notices: readonly string[];
}

const firstAdmin = async (app: INestApplicationContext, settings: Settings): Promise<FirstAdmin> => {
  const chosen = chosenAdmin(settings);
  const createFirst = app.get(CreateFirstAdmin, { strict: false });
  if (chosen === null) return { id: null, notices: (await createFirst.isNeeded()) ? [NO_ADMIN] : [] };
  const { signIn, ...admin } = chosen;
  const id = await createFirst.execute(admin);
  return { id, notices: id === null ? [] : [signIn] };
};

const chosenAdmin = ({ adminEmail, adminPassword, demo, dataDir }: Settings) => {
  if (adminEmail !== null && adminPassword !== null) {
    const signIn = `Staff sign in at /admin. The first account is ${adminEmail}`;
    return { email: adminEmail, password: adminPassword, name: 'Administrator', signIn };
  }
  if (!demo) return null;
  // Stored, so that every start of the demonstration can print it.
  const password = storedFile(dataDir, 'demo-admin-password', () => randomBytes(12).toString('base64url'));
  const signIn = `Staff sign in at /admin as ${DEMO_ADMIN} with the password ${password}`;
  return { email: DEMO_ADMIN, password, name: 'Demo Admin', signIn };
};

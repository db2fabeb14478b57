import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { readSettings } from '#config/read-settings.js';

type Part = Readonly<Record<string, unknown>>;
interface Service extends Part {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

const ROOT = resolve(import.meta.dirname, '../../..');
const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const file = load(text) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Part;
  readonly volumes: Part;
};
const services = Object.entries(file.services);

// The elements of the Compose specification that this file uses.
const TOP = ['name', 'services', 'configs', 'volumes', 'networks', 'secrets'];
const SERVICE = [
  ...[
    'image',
    'build',
    'command',
    'environment',
    'configs',
    'secrets',
    'volumes',
    'tmpfs',
    'ports',
    'expose',
  ],
  ...['depends_on', 'healthcheck', 'deploy', 'init', 'read_only', 'cap_drop', 'security_opt', 'shm_size'],
  ...['stop_grace_period', 'restart', 'networks', 'user'],
];
const HEALTH_CHECK = ['test', 'interval', 'timeout', 'retries', 'start_period', 'start_interval', 'disable'];
const CONDITIONS = ['service_started', 'service_healthy', 'service_completed_successfully'];
const DURATION = /^(\d+(us|ms|s|m|h))+$/;

describe('Docker compose', () => {
  it('has only elements of the Compose specification', () => {
    expect(TOP).toEqual(expect.arrayContaining(Object.keys(file)));
    for (const [, service] of services) {
      expect(SERVICE).toEqual(expect.arrayContaining(Object.keys(service)));
      expect(HEALTH_CHECK).toEqual(expect.arrayContaining(Object.keys(service.healthcheck)));
    }
  });

  it.each(services)('runs %s from one image, with a health check that can pass or fail', (_name, service) => {
    expect([service.image, service.build].filter(Boolean)).toHaveLength(1);
    expect(['CMD', 'CMD-SHELL']).toContain(service.healthcheck.test[0]);
    for (const name of ['interval', 'timeout', 'start_period'] as const) {
      const { [name]: duration = '1s' } = service.healthcheck as Part;
      expect(duration).toMatch(DURATION);
    }
  });

  it.each(services)(
    'gives %s only configs, volumes and services that the file declares',
    (_name, service) => {
      const waited = Object.entries(service.depends_on ?? {});

      expect(Object.keys(file.configs)).toEqual(
        expect.arrayContaining((service.configs ?? []).map(({ source }) => source)),
      );
      expect(Object.keys(file.volumes)).toEqual(
        expect.arrayContaining((service.volumes ?? []).map((volume) => volume.split(':')[0])),
      );
      expect(Object.keys(file.services)).toEqual(expect.arrayContaining(waited.map(([other]) => other)));
      expect(CONDITIONS).toEqual(expect.arrayContaining(waited.map(([, { condition }]) => condition)));
    },
  );

  it('builds the application from an existing file', () => {
    const { build } = file.services['app']!;

    const dockerfile = join(ROOT, build!.context, build!.dockerfile);

    expect(existsSync(dockerfile)).toBe(true);
    expect(existsSync(join(dirname(dockerfile), 'Dockerfile.dockerignore'))).toBe(true);
  });

  it('runs Node with the options of npm start', () => {
    const dockerfile = readFileSync(join(ROOT, 'backend/Dockerfile'), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };

    const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];

    expect(`exec ${command.join(' ')}`).toBe(scripts.start);
  });

  /** Resolves a value like Compose: ${NAME}, ${NAME:-default}, ${NAME:?error} and ${NAME:+replacement}. */
  const interpolated = (value: string, env: Readonly<Record<string, string>>): string =>
    value.replaceAll(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*|:\+([^}]*))?\}/g,
      (_all, name: string, instead?: string, then?: string) => {
        if (then !== undefined) return env[name] ? then : '';
        const given = env[name] ?? instead;
        if (given === undefined) throw new Error(`${name} is not set`);
        return given;
      },
    );

  const secrets = { DATABASE_PASSWORD: 'd', SESSION_SECRET: 's'.repeat(32), PASSWORD_PEPPER: 'p'.repeat(32) };
  const settingsWith = (set: Readonly<Record<string, string>>) =>
    readSettings(
      Object.fromEntries(
        Object.entries(file.services['app']!.environment).map(([name, value]) => [
          name,
          interpolated(value, { ...secrets, ...set }),
        ]),
      ),
    );

  it('gives the application settings that are valid in production', () => {
    const settings = settingsWith({ SMTP_URL: 'smtp://mail.example:587' });

    expect(settings).toMatchObject({
      production: true,
      publicUrl: 'https://localhost',
      trustProxy: 1,
      demo: false,
    });
  });

  it('passes on the settings for emails and two-step sign-in', () => {
    const [smtpUrl, mailFrom] = ['smtp://mail.example:587', 'post@broker.example'];

    expect(
      settingsWith({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, ADMIN_TWO_FACTOR: 'required' }),
    ).toMatchObject({ smtpUrl, mailFrom, adminTwoFactor: 'required' });
    expect(settingsWith({ MAIL: 'files' })).toMatchObject({ smtpUrl: null, adminTwoFactor: 'optional' });
    expect(() => settingsWith({})).toThrow('SMTP_URL must be set in production');
  });

  it('passes every setting that an operator may change', () => {
    const source = readFileSync(join(ROOT, 'backend/src/config/read-settings.ts'), 'utf8');
    const names = [...source.matchAll(/(?:\(|\[|^\s+)'([A-Z][A-Z_]+)'/gm)].map(([, name]) => name!);
    // Set by the image.
    const ofImage = ['PORT', 'HOST', 'DATA_DIR'];

    const passed = [...Object.keys(file.services['app']!.environment), ...ofImage];

    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)].filter((name) => !passed.includes(name))).toEqual([]);
  });

  it('writes nightly backups to a volume of their own when there is a passphrase', () => {
    const { environment, volumes } = file.services['app']!;
    const passphrase = { BACKUP_PASSPHRASE: 'five words picked at random' };

    expect(interpolated(environment['BACKUP_DIR']!, passphrase)).toBe('/backups');
    expect(interpolated(environment['BACKUP_DIR']!, {})).toBe('');
    expect(volumes).toContain('backups:/backups');
  });

  it('contains no secret and opens only the proxy’s port', () => {
    expect(text).not.toMatch(/(PASSWORD|SECRET|PEPPER): (?!\$\{)/);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  });
});

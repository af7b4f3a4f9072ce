import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@catch/contract';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SAMPLES } from '../../apps/sandbox/src/whatsapp/templates.ts';
import { SIGN_IN_SCOPES } from '../../apps/server/src/adapters/google/scopes.ts';
import { channels } from '../../apps/server/src/channels/index.ts';
import { SCOPES } from '../../apps/server/src/channels/slack/gateway/oauth-answer.ts';
import { TEMPLATES, templatesOf } from '../../apps/server/src/channels/whatsapp/gateway/templates.ts';
import { readSettings } from '../../apps/server/src/platform/settings/index.ts';
import { settingsShape } from '../../apps/server/src/platform/settings/schema.ts';
import { root } from '../lib/root.ts';
import { readDockerfile, readIgnored } from './dockerfile.ts';
import { type Manifest, problemsOf } from './kubernetes-schema.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folder = 'deploy/kubernetes';
const [base, example] = [join(folder, 'base'), join(folder, 'example')];

type Values = Record<string, string>;
interface Container {
  readonly image: string;
  readonly command?: string[];
  readonly env?: { name: string; value: string }[];
  readonly ports?: { name: string; containerPort: number }[];
  readonly [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
  readonly securityContext: Record<string, unknown>;
}
interface Resource extends Manifest {
  readonly data?: Values;
  readonly stringData?: Values;
  readonly spec: {
    template: {
      metadata: { labels: Values };
      spec: { containers: [Container]; terminationGracePeriodSeconds: number };
    };
    selector: Values & { matchLabels?: Values };
    ports: { port: number; targetPort: string }[];
    rules: { backendRefs: { name: string; port: number }[]; timeouts: { request: string } }[];
    parentRefs: { name: string }[];
    hostnames: string[];
    listeners: { hostname: string; tls?: unknown; protocol: string }[];
    ingress: { from: unknown[] }[];
  };
}

const manifestsOf = (place: string): Resource[] =>
  readdirSync(join(root, place))
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(read(join(place, name))).map((one) => one.toJS() as Resource));
const resources = [...manifestsOf(base), ...manifestsOf(example)];
const find = (kind: string, name: string): Resource => {
  const found = resources.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
};
const running = resources.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const containerOf = ({ spec }: Resource): Container => spec.template.spec.containers[0];
const known = Object.keys(settingsShape);
const secretName = /SECRET|TOKEN|_KEY|DATABASE_URL/;
const filled = (values: Values): Values => ({
  ...values,
  TOKEN_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
});

describe('Kubernetes', () => {
  // The example's is laid over the base's.
  const config: Values = Object.assign(
    {},
    ...resources.map(({ kind, data }) => kind === 'ConfigMap' && data),
  );
  const secret = find('Secret', 'catch').stringData ?? {};

  it.each([base, example])('%s names every file in its kustomization', (place) => {
    const { resources: named, patches = [] } = parse(read(join(place, 'kustomization.yaml'))) as {
      resources: string[];
      patches?: { path: string }[];
    };
    const own = [...named.filter((name) => name !== '../base'), ...patches.map(({ path }) => path)];
    expect([...own, 'kustomization.yaml'].sort()).toEqual(readdirSync(join(root, place)).sort());
  });

  it('is as Kubernetes’ and the Gateway API’s own schemas want it, every field known', async () => {
    expect(resources.length).toBeGreaterThan(12);
    for (const one of resources)
      expect(await problemsOf(one), `${one.kind} ${one.metadata.name}`).toEqual([]);
    const [deployment] = running;
    const bent = (change: (spec: Record<string, unknown>) => void) => {
      const copy = structuredClone(deployment) as unknown as Manifest & { spec: Record<string, unknown> };
      change(copy.spec);
      return problemsOf(copy);
    };
    expect(await bent((spec) => Object.assign(spec, { template: 'none' }))).toEqual([
      expect.stringContaining('template'),
    ]);
    expect(await bent((spec) => Object.assign(spec, { replica: 2 }))).toEqual(['.spec.replica is not known']);
  });

  it('sets only settings that exist, to values that the server takes', () => {
    const own = running.flatMap((one) => containerOf(one).env ?? []).map(({ name }) => name);
    expect(
      [...Object.keys(config), ...Object.keys(secret), ...own].filter((name) => !known.includes(name)),
    ).toEqual([]);
    for (const one of running) {
      const env = Object.fromEntries((containerOf(one).env ?? []).map(({ name, value }) => [name, value]));
      const settings = readSettings(filled({ ...config, ...secret, ...env }));
      expect(settings.NODE_ENV).toBe('production');
    }
  });

  it('keeps every secret in the Secret, and none in the ConfigMap', () => {
    expect(Object.keys(config).filter((name) => secretName.test(name))).toEqual([]);
    const absent = known.filter((name) => secretName.test(name) && !(name in secret));
    // Nobody has to offer every channel: the example may leave one out, but not half of one.
    const leftOut = channels
      .map(({ settings }) => Object.keys(settings))
      .filter((names) => !names.some((name) => name in secret));
    expect(absent.filter((name) => !leftOut.flat().includes(name))).toEqual([]);
  });

  it('probes what the server answers, on the port it listens on', () => {
    const deployments = running.filter(({ kind }) => kind === 'Deployment');
    expect(deployments).toHaveLength(2);
    for (const one of deployments) {
      const container = containerOf(one);
      expect(container.startupProbe?.httpGet).toEqual({ path: routes.health.path, port: 'http' });
      expect(container.livenessProbe?.httpGet).toEqual({ path: routes.health.path, port: 'http' });
      expect(container.readinessProbe?.httpGet).toEqual({ path: routes.ready.path, port: 'http' });
      expect(container.ports).toEqual([{ name: 'http', containerPort: Number(config.PORT) }]);
    }
  });

  it('waits for longer than the server needs to stop', () => {
    for (const one of running.filter(({ kind }) => kind === 'Deployment'))
      expect(one.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(25);
  });

  it('runs as nobody special, on a root that cannot be written', () => {
    for (const one of running)
      expect(containerOf(one).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  it('leads from the gateway through the service to the web pods, over TLS alone', () => {
    const { spec: route } = find('HTTPRoute', 'catch');
    const gateway = find('Gateway', route.parentRefs[0]?.name ?? '');
    for (const listener of gateway.spec.listeners) expect([listener.hostname]).toEqual(route.hostnames);
    expect(config.PUBLIC_URL).toBe(`https://${route.hostnames[0]}`);
    const [rule] = route.rules;
    const [backend] = rule?.backendRefs ?? [];
    const service = find('Service', backend?.name ?? '');
    expect(service.spec.ports[0]).toMatchObject({ port: backend?.port, targetPort: 'http' });
    // The chat waits up to 90 s for its answer.
    expect(Number.parseInt(rule?.timeouts.request ?? '', 10)).toBeGreaterThan(90);
    // What comes without TLS is only sent there.
    expect(find('HTTPRoute', 'catch-to-https').spec.rules).toEqual([
      { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] },
    ]);
    expect(find('Deployment', 'catch-web').spec.template.metadata.labels).toMatchObject(
      service.spec.selector,
    );
    for (const name of ['catch-web', 'catch-worker'])
      expect(find('PodDisruptionBudget', name).spec.selector).toEqual(find('Deployment', name).spec.selector);
  });

  it('starts files that exist', () => {
    const commands = running
      .flatMap((one) => containerOf(one).command ?? [])
      .filter((word) => word.endsWith('.ts'));
    expect(commands).toHaveLength(1);
    for (const file of commands) expect(existsSync(join(root, file)), file).toBe(true);
  });
});

describe('systemd', () => {
  const unit = (name: string) =>
    read(`deploy/systemd/${name}`)
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/s, 2) as [string, string]);
  const valuesOf = (name: string, key: string): string[] =>
    unit(name).flatMap(([found, value]) => (found === key ? [value] : []));
  const units = ['catch@.service', 'catch-migrate.service'];

  it.each(units)('%s starts a file that exists, in production, as nobody special', (name) => {
    const [command = ''] = valuesOf(name, 'ExecStart');
    expect(existsSync(join(root, command.split(' ').at(-1) ?? ''))).toBe(true);
    const environment = Object.fromEntries(
      valuesOf(name, 'Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    ) as Values;
    expect(Object.keys(environment).filter((one) => !known.includes(one))).toEqual([]);
    expect(environment.NODE_ENV).toBe('production');
    expect(valuesOf(name, 'User')).toEqual(['catch']);
    expect(valuesOf(name, 'NoNewPrivileges')).toEqual(['yes']);
    expect(valuesOf(name, 'ProtectSystem')).toEqual(['strict']);
  });

  it('waits for migrations, and for longer than the server needs to stop', () => {
    expect(valuesOf('catch@.service', 'Requires')).toEqual(['catch-migrate.service']);
    expect(valuesOf('catch@.service', 'After')).toEqual([expect.stringContaining('catch-migrate.service')]);
    expect(Number(valuesOf('catch@.service', 'TimeoutStopSec'))).toBeGreaterThan(25);
  });
});

describe('compose', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { image?: string; environment?: Values; command?: string[]; deploy?: { replicas: number } }
    >;
  };
  const { services } = compose;

  it('has the database, two of each process and a proxy', () => {
    expect(Object.keys(services).sort()).toEqual([
      'migrate',
      'postgres',
      'proxy',
      'web-1',
      'web-2',
      'worker',
    ]);
    expect(services.worker?.deploy?.replicas).toBe(2);
  });

  it('restarts no web process that the proxy still sends to', () => {
    const caddy = read('deploy/Caddyfile');
    const [, web = ''] = /\{\$CATCH_WEB:([^}]+)\}/.exec(caddy) ?? [];
    const names = web.split(' ').map((one) => one.split(':')[0] ?? '');
    expect(names).toEqual(['web-1', 'web-2']);
    const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(caddy)?.[1]);
    expect(caddy).toContain(`health_uri ${routes.ready.path}\n`);
    // It has just asked when the process is told to stop, and the next answer takes as long as it may.
    const noticed = 1000 * (seconds('health_interval') + seconds('health_timeout'));
    for (const name of names)
      expect(Number(services[name]?.environment?.STOP_DELAY_MS)).toBeGreaterThan(noticed);
    // What somebody gets who sets nothing but that there is a proxy.
    expect(
      readSettings(filled({ ...services.migrate?.environment, PUBLIC_URL: 'https://x.example' })),
    ).toMatchObject({
      STOP_DELAY_MS: Number(services['web-1']?.environment?.STOP_DELAY_MS),
    });
    // Shorter than the server's own: it never closes a connection on which something is being sent.
    expect(seconds('keepalive')).toBeLessThan(72);
  });

  it('names the proxy and the database by version', () => {
    expect(services.proxy?.image).toMatch(/^caddy:\d+\.\d+\.\d+$/);
    expect(services.postgres?.image).toMatch(/^postgres:\d+/);
  });

  it.each(['migrate', 'web-1', 'web-2', 'worker'])(
    '%s: only settings that exist, to values that the server takes',
    (name) => {
      const environment = services[name]?.environment ?? {};
      expect(Object.keys(environment).filter((one) => !known.includes(one))).toEqual([]);
      const settings = readSettings(filled({ ...environment, PUBLIC_URL: 'https://catch.example.com' }));
      expect(settings).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', TRUST_PROXY: 1 });
    },
  );

  it('starts files that exist', () => {
    for (const file of services.migrate?.command?.filter((word) => word.endsWith('.ts')) ?? [])
      expect(existsSync(join(root, file)), file).toBe(true);
  });
});

describe('Prometheus', () => {
  const jobOf = (file: string) => {
    const { scrape_configs } = parse(read(`deploy/prometheus/${file}`)) as {
      scrape_configs: {
        metrics_path: string;
        static_configs: { targets: string[] }[];
        dns_sd_configs?: { names: string[]; port: number }[];
      }[];
    };
    const [job, ...more] = scrape_configs;
    if (!job || more.length > 0) throw new Error(`${file} has ${scrape_configs.length} jobs`);
    expect(job.metrics_path).toBe(routes.metrics.path);
    return { targets: job.static_configs.flatMap(({ targets }) => targets), found: job.dns_sd_configs };
  };

  it('asks every process of compose', () => {
    const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
      services: Record<string, { environment?: Values }>;
    };
    const roles = Object.entries(services).filter(([, { environment }]) => environment?.ROLE);
    const { targets, found } = jobOf('prometheus.yaml');
    const asked = [
      ...targets,
      ...(found ?? []).flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
    ];
    expect(asked.sort()).toEqual(
      roles.map(([name, { environment }]) => `${name}:${environment?.PORT}`).sort(),
    );
  });

  it('scrapes every unit that systemd starts, on the port it listens on', () => {
    const unit = read('deploy/systemd/catch@.service');
    const [command = ''] = /systemctl enable .+/.exec(unit) ?? [];
    const ports = [...command.matchAll(/catch@(?:web|worker)-(\d+)/g)].map(([, port]) => port);
    const [, host] = /\bHOST=(\S+)/.exec(unit) ?? [];
    expect(ports).toHaveLength(4);
    expect(jobOf('prometheus-systemd.yaml').targets).toEqual(ports.map((port) => `${host}:${port}`));
  });
});

describe('the proxy', () => {
  it('writes neither queries nor where a sign-in is sent back to into its log', () => {
    const caddy = read('deploy/Caddyfile');
    const [uri = ''] = /request>uri regexp \S+/.exec(caddy) ?? [];
    const pattern = new RegExp(uri.split(' ').at(-1) ?? '^$');
    expect('/callback?access_token=secret&x=1'.replace(pattern, '')).toBe('/callback');
    for (const field of ['resp_headers>Location', 'request>headers>Authorization', 'resp_headers>Set-Cookie'])
      expect(caddy).toContain(`${field} delete`);
  });
});

describe('the image', () => {
  const stages = readDockerfile(read('Dockerfile'));
  const isIgnored = readIgnored(read('.dockerignore'));

  it('copies what exists and what is not kept out', () => {
    const copied = stages.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'copy' && !step.from ? step.paths : [])),
    );
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(isIgnored(path), path).toBe(false);
    }
  });

  it('knows every workspace, so that the lockfile fits', () => {
    const manifests = stages.find(({ name }) => name === 'manifests');
    const copied = manifests?.steps.flatMap((step) => (step.kind === 'copy' ? step.paths : [])) ?? [];
    for (const path of globSync('{apps,packages}/*/package.json', { cwd: root }))
      expect(copied).toContain(path);
  });

  it.each([
    '.env',
    'deploy/.env',
    'apps/server/.env.local',
    'node_modules',
    'apps/web/dist',
    'apps/server/test',
  ])('leaves %s outside', (path) => expect(isIgnored(path)).toBe(true));

  it('holds everything that its sources import from each other', () => {
    const kept = globSync(['apps/server/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
      (path) => !isIgnored(path),
    );
    expect(kept.length).toBeGreaterThan(300);
    for (const path of kept)
      for (const [, target = ''] of read(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
        expect(isIgnored(join(path, '..', target)), `${path} → ${target}`).toBe(false);
  });

  it('says what it is, by the version and commit that it is built with', () => {
    const text = read('Dockerfile');
    for (const label of ['title', 'description', 'version', 'revision', 'licenses', 'base.name'])
      expect(text).toMatch(new RegExp(`org\\.opencontainers\\.image\\.${label}=`));
  });

  it('lists what it is made of', () => {
    const commands = stages.flatMap(({ steps }) => steps.flatMap((s) => (s.kind === 'run' ? s.command : [])));
    expect(commands.some((command) => /npm sbom .*> sbom\.cdx\.json/.test(command))).toBe(true);
    expect(
      stages.at(-1)?.steps.some((step) => step.kind === 'copy' && step.paths.includes('/app/sbom.cdx.json')),
    ).toBe(true);
  });

  it('starts the server', () => {
    expect(stages.at(-1)?.command.at(-1)).toBe('apps/server/src/main.ts');
  });
});

describe('providers', () => {
  interface Manifest {
    oauth_config: { redirect_urls: string[]; scopes: { bot: string[] } };
    settings: {
      event_subscriptions: { request_url: string; bot_events: string[] };
      interactivity: { request_url: string };
    };
    features: { app_home: Record<string, boolean> };
  }
  const manifest = parse(read('deploy/slack-manifest.yaml')) as Manifest;
  const path = (url: string | undefined) => new URL(url ?? '').pathname;

  it('Slack’s manifest asks for the scopes that the product asks for, and sends where it listens', () => {
    expect(manifest.oauth_config.scopes.bot).toEqual(SCOPES.split(','));
    expect(manifest.oauth_config.redirect_urls.map(path)).toEqual(['/integrations/slack/callback']);
    expect(path(manifest.settings.event_subscriptions.request_url)).toBe(routes.slackWebhook.path);
    expect(path(manifest.settings.interactivity.request_url)).toBe(routes.slackWebhook.path);
    expect(manifest.settings.event_subscriptions.bot_events).toEqual([
      'message.im',
      'assistant_thread_started',
      'assistant_thread_context_changed',
      'app_uninstalled',
      'tokens_revoked',
    ]);
    expect(manifest.features.app_home).toMatchObject({
      messages_tab_enabled: true,
      messages_tab_read_only_enabled: false,
    });
  });

  it('the handbook’s templates are those that the sandbox sends, in a form that Meta takes', () => {
    const handbook = read('docs/operations.md');
    for (const name of Object.values(TEMPLATES)) {
      const [, body = '', buttons = ''] =
        new RegExp(`\\| \`${name}\` \\| ([^|]+) \\|([^|]*)\\|`).exec(handbook) ?? [];
      expect(body, name).toMatch(/^[^{]+\{\{1\}\}.*[^}]$/);
      const sample = SAMPLES.find((one) => one.name === name);
      expect(body.replace('⏎', '\n')).toBe(sample?.body);
      expect(buttons.trim()).toBe((sample?.buttons ?? []).join(', '));
    }
  });

  it('what the command registers in four languages is what the sandbox has, and Meta takes it', () => {
    const registered = templatesOf('Catch').map(({ example, ...template }) => template);
    expect(registered).toHaveLength(12);
    const samples = SAMPLES.filter(({ name }) => name.startsWith('catch_'));
    expect(samples.map((sample) => ({ buttons: [], ...sample }))).toEqual(registered);
    for (const { body, buttons } of registered) {
      expect(body).toMatch(/^[^{]+\{\{1\}\}[^}]*[^}]$/);
      for (const title of buttons) expect(title.length).toBeLessThanOrEqual(20);
    }
  });

  it('the handbook names every scope, address and template that has to be set up', () => {
    const handbook = read('docs/operations.md');
    for (const text of [
      ...SIGN_IN_SCOPES.map((scope) => scope.split('/').at(-1) ?? ''),
      ...SCOPES.split(','),
      ...Object.values(TEMPLATES),
      routes.googleCallback.path,
      routes.whatsappWebhook.path,
      routes.slackWebhook.path,
      '/integrations/slack/callback',
    ])
      expect(handbook, text).toContain(text);
  });
});

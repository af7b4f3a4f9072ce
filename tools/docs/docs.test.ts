import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsShape } from '../../apps/server/src/platform/settings/schema.ts';
import { root } from '../lib/root.ts';

const pages = globSync(['*.md', 'docs/**/*.md', 'apps/*/README.md'], { cwd: root }).sort();
const read = (page: string): string => readFileSync(join(root, page), 'utf8');
const missing = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(join(root, path)));

describe('the documentation', () => {
  it.each(pages)('%s: every link to a file leads to one', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) =>
      join(dirname(page), link),
    );
    expect(missing(links)).toEqual([]);
  });

  it('names, in the security checklist, tests and code that exist', () => {
    const named = [
      ...read('docs/security.md').matchAll(/`((?:apps|packages|tools|bench|e2e|docs)\/[^`\s]+|Dockerfile)`/g),
    ];
    const paths = named.map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(80);
    expect(missing(paths)).toEqual([]);
  });

  it('leaves no line of the checklist without a verdict, and none met without saying by what', () => {
    const rows = read('docs/security.md')
      .split('\n')
      .filter((line) => /^\| [^|-]+ \| [✓~✗–] /.test(line));
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      const [, , verdict, , where = ''] = row.split('|').map((cell) => cell.trim());
      if (verdict === '✓') expect(where, row).toMatch(/`/);
    }
  });

  it('speaks of settings and commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const known = new Set([...Object.keys(settingsShape), 'DATA_DIR', 'SANDBOX', 'SANDBOX_PORT']);
    const prefixes =
      /^(GOOGLE|SLACK|WHATSAPP|LOGFIRE|RATE_LIMIT|TOKEN|DATABASE|STAFF|RETENTION|OPENAI|ANTHROPIC|STOP|TRUST|WORKER|CALENDAR|BRAND|PUBLIC)_/;
    for (const page of [
      'docs/operations.md',
      'docs/security.md',
      'docs/threat-model.md',
      'docs/performance.md',
      'README.md',
    ]) {
      const text = read(page);
      const settings = [...text.matchAll(/`([A-Z][A-Z_]+[A-Z])(?:=[^`]*)?`/g)].map(([, name = '']) => name);
      expect(
        settings.filter((name) => prefixes.test(name) && !known.has(name)),
        page,
      ).toEqual([]);
      const commands = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name);
      expect(
        commands.filter((name) => !(name in scripts)),
        page,
      ).toEqual([]);
    }
  });
});

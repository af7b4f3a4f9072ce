import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path)) as T;
const { version, license } = json<{ version: string; license: string }>('package.json');

describe('a release', () => {
  it('has one version everywhere, that of package.json', () => {
    for (const path of globSync('{apps,packages}/*/package.json', { cwd: root }))
      expect(json<{ version: string }>(path).version, path).toBe(version);
    expect(json<{ info: { version: string } }>('docs/openapi.json').info.version).toBe(version);
    const { images } = parse(read('deploy/kubernetes/example/kustomization.yaml')) as {
      images: { newTag: string }[];
    };
    expect(images.map(({ newTag }) => newTag)).toEqual([version]);
  });

  it('is in the changelog, with its day, below what is not released yet', () => {
    const [first, ...released] = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(first).toBe('Unreleased');
    for (const title of released) expect(title).toMatch(/^\d+\.\d+\.\d+ \(\d{1,2} [A-Z][a-z]+ \d{4}\)$/);
    expect(released[0]).toMatch(`${version} (`);
  });

  it('says in a file what its licence means', () => {
    expect(license).toBe('UNLICENSED');
    expect(read('LICENSE')).toContain('All rights reserved');
  });
});

import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';

const files = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.tsbuildinfo'] }).filter(
    (file) => statSync(join(root, file)).isFile(),
  );
const finding = (paths: readonly string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  );

describe('the sources', () => {
  const web = files(['apps/web/{src,public}/**/*.{ts,tsx,js}', 'apps/web/index.html']).filter(
    (path) => !path.includes('.test.'),
  );
  const server = files(['apps/server/src/**/*.ts', 'packages/*/src/**/*.ts']).filter(
    (path) => !path.includes('.test.'),
  );

  it('are all looked at', () => {
    expect(web.length).toBeGreaterThan(150);
    expect(server.length).toBeGreaterThan(300);
  });

  it('of the pages write nobody’s text as markup or program', () => {
    expect(
      finding(
        web,
        /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc|createContextualFragment|\beval\(|new Function\(/g,
      ),
    ).toEqual([]);
  });

  it('of the server start no program and build none', () => {
    expect(finding(server, /node:child_process|node:vm|\beval\(|new Function\(/g)).toEqual([]);
  });

  it('take SQL only with its parameters apart: nothing raw that is not written here', () => {
    expect(finding(server, /sql\.raw\([^'`"\s][^)]*\)/g)).toEqual([]);
  });

  it('hold no secret of anybody’s', () => {
    const all = files(['*', '{apps,packages,tools,bench,evals,e2e,docs,deploy,.ci}/**/*']).filter(
      (path) => !/\.(png|ico|woff2?|ogg|m4a|jpg)$/.test(path) && !path.endsWith('package-lock.json'),
    );
    expect(all.length).toBeGreaterThan(800);
    expect(
      finding(
        all,
        /xox[abps]-\d{8,}-[\w-]{20,}|AIza[\w-]{35}|sk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}|gh[pousr]_\w{36}|GOCSPX-[\w-]{28}|-----BEGIN (?:RSA |EC )?PRIVATE KEY-----\n\w|(?<![A-Za-z0-9+/])EAA[A-Za-z0-9]{60,}|AKIA[0-9A-Z]{16}/g,
      ),
    ).toEqual([]);
  });
});

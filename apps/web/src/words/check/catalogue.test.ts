import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@catch/contract/languages';
import {
  argumentsOf,
  compileMessage,
  flatten,
  speakingChannels,
  type Texts,
  textsOfChannel,
} from '@catch/words';
import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const catalogue = join(src, '..', '..', '..', 'packages', 'words', 'catalogue', 'web');
const read = (name: string): Texts =>
  flatten(JSON.parse(readFileSync(join(catalogue, `${name}.json`), 'utf8')));

/** What everybody sees is in all languages, in this order; staff pages are English. */
const parts = { frame: true, settings: true, legal: true, chat: true, staff: false };
const english = Object.assign(
  {},
  ...Object.keys(parts).map((part) => read(`en/${part}`)),
  ...speakingChannels().map((name) => textsOfChannel(name, 'web', 'en')),
) as Texts;
const everybodys = Object.entries(parts).flatMap(([part, isEverybodys]) =>
  isEverybodys ? Object.keys(read(`en/${part}`)) : [],
);

const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.test\.ts$|^test-pages|^words/.test(file))
  .sort();
const sources = files.map((file) => ({
  file,
  ...readSource(file, readFileSync(join(src, file), 'utf8'), (text) => text in english),
}));

describe('the catalogue of the web app', () => {
  it('holds every word that somebody sees', () => {
    const outside = sources.flatMap(({ file, literals }) =>
      literals.map(({ line, text }) => `${relative('', file)}:${line}: ${text}`),
    );
    expect(outside).toEqual([]);
  });

  it('holds nothing that nobody says', () => {
    const used = new Set(sources.flatMap(({ uses }) => uses.map(({ key }) => key)));
    // Said in a language before it is the chosen one (features/language).
    const unused = Object.keys(english).filter((key) => !used.has(key));
    expect(unused).toEqual([]);
  });

  it('gets exactly what its messages ask for', () => {
    const wrong = sources.flatMap(({ file, uses }) =>
      uses
        .filter(({ key, given }) => {
          const asked = [...argumentsOf(english[key] ?? '').keys()].sort();
          return asked.join() !== [...(given ?? [])].sort().join();
        })
        .map(({ key, line, given }) => `${file}:${line}: ${key} is given ${given?.join(', ') || 'nothing'}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))('is whole in %s', (language) => {
    const texts = read(`${language}`);
    expect(Object.keys(texts)).toEqual(everybodys);
    const ofChannels = speakingChannels().map((name) => {
      const own = textsOfChannel(name, 'web', language);
      expect(Object.keys(own)).toEqual(Object.keys(textsOfChannel(name, 'web', 'en')));
      return own;
    });
    for (const [key, text] of [texts, ...ofChannels].flatMap((table) => Object.entries(table))) {
      expect([key, compileMessage(text)]).not.toEqual([key, '""']);
      expect([key, [...argumentsOf(text)].sort()]).toEqual([
        key,
        [...argumentsOf(english[key] ?? '')].sort(),
      ]);
    }
  });
});

describe('the check itself', () => {
  const found = (code: string) =>
    readSource('a.tsx', code, (text) => text === 'known.key').literals.map(({ text }) => text);

  it.each([
    ['const a = <p>Hello</p>', 'Hello'],
    ['const a = <p aria-label="more">{x}</p>', null],
    ['const a = <p aria-label="Show more">{x}</p>', 'Show more'],
    ["const a = <p title={x ? 'Open' : 'Closed'} />", 'Open'],
    ["failed(detailOr(error, 'Could not do it.'))", 'Could not do it.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a program
    ['const a = `Hello ${name}`', 'Hello {}'],
    ['const a = <p className="Big bold" />', null],
    ["console.warn('Nobody reads this')", null],
    ["const a = say('known.key')", null],
  ])('%s', (code, text) => {
    expect(found(code)[0] ?? null).toBe(text);
  });
});

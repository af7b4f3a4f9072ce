import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectable } from '@catch/contract/channel-labels';
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
import { readSource } from '../../apps/web/src/words/check/read-source.ts';
import { root } from '../lib/root.ts';

// What the server says to people stands in packages/words/catalogue/server, in four languages, and nowhere else.

const catalogue = join(root, 'packages/words/catalogue/server');
const parts = ['time', 'assistant', 'answers', 'messages', 'problems'];
const fileOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(catalogue, `${name}.json`), 'utf8'));
const read = (language: string, part: string): Texts => flatten(fileOf(`${language}/${part}`));
const english: Texts = Object.assign(
  {},
  ...parts.map((part) => read('en', part)),
  ...speakingChannels().map((name) => textsOfChannel(name, 'server', 'en')),
);

/** The code that speaks to people: the assistant, its channels, and what they format dates with. */
const SPEAKING = [
  'apps/server/src/modules/{assistant,background,channels,preferences,reminders}/**/*.ts',
  'apps/server/src/channels/**/*.ts',
  'apps/server/src/platform/say-*.ts',
  'apps/server/src/platform/say-recurrence/*.ts',
  'apps/server/src/{platform,platform/http}/errors.ts',
  'apps/server/src/modules/{account,characters,identity}/**/*.ts',
];

/**
 * What no person reads: for models, in English, the instructions, tools and their arguments, what is wrong with a
 * call, and values as data; for staff, how models and deliveries fail; for authors of cron expressions, what is wrong
 * with them; for our own reader, the wishes that the manager writes in its words; for programs, what is wrong with a
 * request.
 */
const FOR_OTHERS = new RegExp(
  [
    'assistant/(prompt|tools|manager|models|injection)/',
    'assistant/render/(present-[a-z-]+|for-models|say-product)\\.ts',
    'assistant/loop/(run-loop|parse-input|handle-calls|handled-call)\\.ts',
    'channels/whatsapp/(receive-status|webhook-payload)\\.ts',
    'channels/configured\\.ts',
    'reminders/cron\\.ts',
    'identity/(find-session|issuer-stamp)\\.ts',
    'platform/(http/)?errors\\.ts',
    '\\.routes\\.ts$',
  ].join('|'),
);

const files = globSync(SPEAKING, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/test\//.test(file))
  .sort();
const sources = files.map((file) => ({
  file,
  ...readSource(file, readFileSync(join(root, file), 'utf8'), (text) => text in english),
}));

const channel = `(?:${connectable.join('|')})`;
/** Names of classes and of what is traced, and the reasons that go into our own records. */
const NAMES = new RegExp(
  `^([A-Z][a-z]+[A-Z]\\w*|(chat|deliver) \\{\\}|${channel}(: [a-z_]+| \\{\\}| is not set up))$`,
);
/** How a vendor's answers are told in our records: by its name, or as the call that was made. */
const ANSWERS = new RegExp(`^(${channel}\\b.*|[a-z][\\w.]* (answered )?\\{\\})$`);
/** Files of a gateway, but for those that make messages. */
const READS_ANSWERS = /channels\/[\w-]+\/gateway\/(?!message-|templates)/;
const isRecord = (file: string, text: string): boolean =>
  NAMES.test(text) || (READS_ANSWERS.test(file) && ANSWERS.test(text));

describe('what the server says to people', () => {
  it('stands in the catalogue', () => {
    const outside = sources
      .filter(({ file }) => !FOR_OTHERS.test(file))
      .flatMap(({ file, literals }) =>
        literals
          .filter(({ text }) => !isRecord(file, text))
          .map(({ line, text }) => `${file}:${line}: ${text}`),
      );
    expect(outside).toEqual([]);
  });

  it.each([
    ['slack/gateway/post-answer.ts', 'Slack asks for patience', true],
    ['slack/gateway/message-arguments.ts', 'Slack asks for patience', false],
    ['slack/slack-sender.ts', 'Slack asks for patience', false],
    ['slack/slack-sender.ts', 'Slack: token_expired', true],
    ['slack/gateway/fetch-clip.ts', 'files.getInfo answered {}', true],
    ['slack/gateway/post-answer.ts', 'Press a button', false],
    ['slack/gateway/post-answer.ts', '{} answered {}', false],
  ])('is told from our own records: in channels/%s %j', (file, text, isOurs) => {
    expect(isRecord(`apps/server/src/channels/${file}`, text)).toBe(isOurs);
  });

  it('stands there also where it says why something was refused', () => {
    // Staff and other programs get English; what is not set up names settings, as the specification requires.
    const forOthers = /webhook|subject-of-call|slack\.routes|background\/|assistant\/|platform\//;
    const outside = files.filter(
      (file) =>
        !forOthers.test(file) &&
        /new AppError\(\s*'[a-z-]+',\s*['"`]/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(outside).toEqual([]);
  });

  it.each([
    ["export const told = 'I booked it for you.';", 'I booked it for you.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a program
    ['await enqueue({ text: `Your reminder: ${text}` });', 'Your reminder: {}'],
    ["say(reader, 'talk.thanks');", undefined],
  ])('would not stand in %s', (code, text) => {
    expect(readSource('planted.ts', code, (key) => key in english).literals[0]?.text).toBe(text);
  });

  it('is used somewhere', () => {
    const used = new Set(sources.flatMap(({ uses }) => uses.map(({ key }) => key)));
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
  });

  it('gets exactly what its messages ask for', () => {
    const wrong = sources.flatMap(({ file, uses }) =>
      uses
        // Where a key or its values stand elsewhere, a missing one is an error as soon as it is said.
        .filter(({ given }) => given && !given.includes('...'))
        .filter(({ key, given }) => {
          const asked = [...argumentsOf(english[key] ?? '').keys()].sort();
          return asked.join() !== [...(given ?? [])].sort().join();
        })
        .map(({ key, line, given }) => `${file}:${line}: ${key} is given ${given?.join(', ') || 'nothing'}`),
    );
    expect(wrong).toEqual([]);
  });
});

const tables = [
  ...parts.map((part) => ({ part, of: (language: string) => read(language, part) })),
  ...speakingChannels().map((part) => ({
    part,
    of: (language: string) => textsOfChannel(part, 'server', language),
  })),
];

describe.each(tables)('$part', ({ of }) => {
  const texts = of('en');

  it.each(languages.filter((language) => language !== 'en'))('is whole in %s', (language) => {
    const translated = of(language);
    expect(Object.keys(translated)).toEqual(Object.keys(texts));
    for (const [key, text] of Object.entries(translated)) {
      expect([key, compileMessage(text)]).not.toEqual([key, '""']);
      expect([key, [...argumentsOf(text).keys()].sort()]).toEqual([
        key,
        [...argumentsOf(texts[key] ?? '').keys()].sort(),
      ]);
    }
  });
});

it.each(['it', 'nl', 'pt'])('what is said in passing in %s is known in English', (language) => {
  for (const key of Object.keys(fileOf(`passing/${language}`))) expect(english).toHaveProperty([key]);
});

it('what the specification fixes is what it says, letter for letter', () => {
  const specified = Object.assign({}, ...parts.map((part) => fileOf(`en/${part}`).specified));
  // product-spec.md: sections 4 (defaults of an event) and 8 (failures), and the buttons of an approval.
  expect(specified).toEqual({
    'event.untitled': 'Untitled Event',
    'problem.preference': 'Preference not found',
    'problem.reminder': 'Reminder not found',
    'sorry.request': 'Sorry, I encountered an error processing your request. Please try again.',
    'sorry.approval': 'Sorry, I encountered an error processing your approval. Please try again.',
    'channel.approve': 'Approve',
    'channel.deny': 'Deny',
  });
});

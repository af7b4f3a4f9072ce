import { expect, it } from 'vitest';
import type { Command } from '../commands/language.ts';
import { withClearSentences } from './clear-sentences.ts';
import type { SureReading } from './sure-reading.ts';

const STORY =
  'I slept four hours and the neighbour has bought a trumpet, which he plays as soon as it gets dark. My sister sent me a picture of the dog and it helped a little. ';

const reading = (message: string, commands: readonly Command[], sure: number): SureReading => ({
  message,
  commands,
  certainty: commands.map(() => ({ sure, words: [] })),
  unread: 0,
  outside: [],
  language: 'en',
});
const whole = (message: string, force: Command['force'] = 'past'): SureReading =>
  reading(message, [{ act: 'nothing', force, slots: [], start: 0, end: message.length }], 0.9);
/** As the network would read a wish by itself. */
const wish =
  (sure: number, hasTime = true) =>
  (text: string): SureReading =>
    reading(
      text,
      [
        {
          act: 'create',
          force: 'request',
          slots: hasTime ? [{ role: 'time', text: text.slice(0, 3), start: 0, end: 3 }] : [],
          start: 0,
          end: text.length,
        },
      ],
      sure,
    );

const last = 'Put essay writing on Thursday from four to six.';

it('a clear wish at the end of a story counts, where it stands', () => {
  const { commands } = withClearSentences(whole(STORY + last), wish(0.9));
  expect(commands).toMatchObject([
    { act: 'create', start: STORY.length, end: STORY.length + last.length, slots: [{ start: STORY.length }] },
  ]);
});

it('so does one that is said in one breath with the story', () => {
  const story = STORY.replaceAll('.', '').replaceAll(',', '');
  const { commands } = withClearSentences(
    whole(`${story}so put the essay in on Thursday at four`),
    wish(0.9),
  );
  expect(commands).toMatchObject([{ act: 'create' }]);
});

it.each([
  ['is not clear by itself', whole(STORY + last), wish(0.6)],
  ['has no time', whole(STORY + last), wish(0.9, false)],
  ['is somebody else’s words', whole(`${STORY}He wrote: "${last}"`), wish(0.9)],
  ['was only supposed', whole(STORY + last, 'hypothetical'), wish(0.9)],
  ['stands in a short message', whole(`I slept badly. ${last}`), wish(0.9)],
  ['is put to nobody', whole(`${STORY}Essay writing on Thursday was a pain.`), wish(0.9)],
])('one that %s does not', (_, read, readSentence) => {
  expect(withClearSentences(read, readSentence).commands).toEqual(read.commands);
});

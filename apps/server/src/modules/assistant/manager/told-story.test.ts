import { readNotation } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { NEW_CONVERSATION } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import { behindStory } from './told-story.ts';
import type { World } from './world.ts';

const NOW = Temporal.Instant.from('2026-11-16T09:00:00Z');
const WORLD = {
  now: NOW.epochMilliseconds,
  zone: 'Europe/Madrid',
  when: { now: NOW, zone: 'Europe/Madrid' },
} as World;

/** What the wish comes to, when both messages together read as this does. */
async function behind(story: string, wish: string, together: string): Promise<string[]> {
  const known = [story, wish, together].map(readNotation);
  const read = async (message: string): Promise<JudgedReading> =>
    known.find((one) => one.message === message) ?? { message, commands: [] };
  const said = { ...NEW_CONVERSATION, story: readNotation(story).message };
  const { commands } = await behindStory(readNotation(wish), said, WORLD, read);
  return commands.flatMap(({ slots }) => slots.map(({ role, text }) => `${role}: ${text}`));
}

it('is called what the story calls it, where both read as one wish', async () => {
  const found = await behind(
    '{nothing statement|Sunday is the ice swim at the old pier}',
    '{create|it begins [time:at ten], put it in}',
    '{create|[time:Sunday] is the [title:ice swim] at [place:the old pier]. it begins [time:at ten], put it in}',
  );
  expect(found).toEqual(['time: at ten', 'title: ice swim', 'place: the old pier', 'time: on 2026-11-22']);
});

it('is not called by what is done there', async () => {
  const found = await behind(
    '{nothing statement|Sunday is the ice swim at the old pier}',
    '{create|we [title:leave] [time:at ten], put it in}',
    '{create|[time:Sunday] is the [title:ice swim] at the old pier. we leave [time:at ten], put it in}',
  );
  expect(found).toEqual(['time: at ten', 'title: ice swim', 'time: on 2026-11-22']);
});

it('keeps a name of its own', async () => {
  const found = await behind(
    '{nothing statement|Sunday is the ice swim at the old pier}',
    '{create|the [title:soup kitchen] is [time:at ten], put it in}',
    '{create|[time:Sunday] is the [title:ice swim] at the old pier. the soup kitchen is [time:at ten], put it in}',
  );
  expect(found).toEqual(['title: soup kitchen', 'time: at ten', 'time: on 2026-11-22']);
});

it('is what the story was about, where the two do not read as one', async () => {
  const found = await behind(
    '{change news|[target:the glazier] says he can do [time:Thursday]}',
    '{create|put [guest:him] in [time:at ten]}',
    '{change|[target:the glazier] says he can do [time:Thursday]. put [guest:him] in [time:at ten]}',
  );
  expect(found).toEqual(['time: at ten', 'title: glazier', 'time: on 2026-11-19']);
});

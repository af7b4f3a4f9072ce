import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';

/** 'book <title> <when>' proposes an event with a guest, which has to be agreed to; anything else is echoed. */
export const createBookingModel = (): ScriptedModel =>
  new ScriptedModel((options) => {
    const results = resultsSinceUser(options) as { readonly status?: string }[];
    // With a card it has nothing to add.
    if (results.length > 0) return results.some(({ status }) => status === 'waiting') ? '' : 'Anything else?';
    const said = lastUserText(options);
    if (said.startsWith('[system note]')) return 'Anything else?';
    const [, title, when] = /^book (\w+) (.+)$/.exec(said) ?? [];
    if (!title || !when) return `re: ${said}?`;
    return {
      calls: [
        {
          name: 'create_event',
          input: { title, when, duration: '30 minutes', attendees: ['guest@example.com'] },
        },
      ],
    };
  });

import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';

/** 'book <title> <when>' proposes an event with a guest, which has to be agreed to; anything else is echoed. */
export const createBookingModel = (): ScriptedModel =>
  new ScriptedModel((options) => {
    if (resultsSinceUser(options).length > 0) return 'Anything else?';
    const said = lastUserText(options);
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

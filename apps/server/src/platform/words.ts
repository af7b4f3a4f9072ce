import type { Language } from '@catch/contract/languages';
import { flatten, speaking, textsOfChannels } from '@catch/words';
import deAnswers from '@catch/words/catalogue/server/de/answers.json' with { type: 'json' };
import deAssistant from '@catch/words/catalogue/server/de/assistant.json' with { type: 'json' };
import deMessages from '@catch/words/catalogue/server/de/messages.json' with { type: 'json' };
import deProblems from '@catch/words/catalogue/server/de/problems.json' with { type: 'json' };
import deTime from '@catch/words/catalogue/server/de/time.json' with { type: 'json' };
import answers from '@catch/words/catalogue/server/en/answers.json' with { type: 'json' };
import assistant from '@catch/words/catalogue/server/en/assistant.json' with { type: 'json' };
import messages from '@catch/words/catalogue/server/en/messages.json' with { type: 'json' };
import problems from '@catch/words/catalogue/server/en/problems.json' with { type: 'json' };
import time from '@catch/words/catalogue/server/en/time.json' with { type: 'json' };
import esAnswers from '@catch/words/catalogue/server/es/answers.json' with { type: 'json' };
import esAssistant from '@catch/words/catalogue/server/es/assistant.json' with { type: 'json' };
import esMessages from '@catch/words/catalogue/server/es/messages.json' with { type: 'json' };
import esProblems from '@catch/words/catalogue/server/es/problems.json' with { type: 'json' };
import esTime from '@catch/words/catalogue/server/es/time.json' with { type: 'json' };
import frAnswers from '@catch/words/catalogue/server/fr/answers.json' with { type: 'json' };
import frAssistant from '@catch/words/catalogue/server/fr/assistant.json' with { type: 'json' };
import frMessages from '@catch/words/catalogue/server/fr/messages.json' with { type: 'json' };
import frProblems from '@catch/words/catalogue/server/fr/problems.json' with { type: 'json' };
import frTime from '@catch/words/catalogue/server/fr/time.json' with { type: 'json' };
import it from '@catch/words/catalogue/server/passing/it.json' with { type: 'json' };
import nl from '@catch/words/catalogue/server/passing/nl.json' with { type: 'json' };
import pt from '@catch/words/catalogue/server/passing/pt.json' with { type: 'json' };

type KeyOf<File extends { specified: object; ours: object }> = keyof File['specified'] | keyof File['ours'];
/** What can be said; checked against the sources by `words.test.ts`. */
export type Key =
  | KeyOf<typeof answers>
  | KeyOf<typeof assistant>
  | KeyOf<typeof messages>
  | KeyOf<typeof problems>
  | KeyOf<typeof time>;

/** What a channel says of its own (`catalogue/channels/<name>/server`); checked like the rest. */
export type ChannelKey = `on.${string}.${string}`;

/** The person spoken to: in English until they choose something else. */
export interface Spoken {
  readonly language?: Language | undefined;
}

const speak = speaking({
  en: {
    ...flatten(time),
    ...flatten(assistant),
    ...flatten(answers),
    ...flatten(messages),
    ...flatten(problems),
    ...textsOfChannels('server', 'en'),
  },
  es: {
    ...esTime,
    ...esAssistant,
    ...esAnswers,
    ...esMessages,
    ...esProblems,
    ...textsOfChannels('server', 'es'),
  },
  de: {
    ...deTime,
    ...deAssistant,
    ...deAnswers,
    ...deMessages,
    ...deProblems,
    ...textsOfChannels('server', 'de'),
  },
  fr: {
    ...frTime,
    ...frAssistant,
    ...frAnswers,
    ...frMessages,
    ...frProblems,
    ...textsOfChannels('server', 'fr'),
  },
  // Only what people read who write in a language we do not speak.
  ...{ it, nl, pt },
});

/** A sentence of the catalogue (`packages/words/catalogue/server`), in the reader's language. */
export const say = (
  { language = 'en' }: Spoken,
  key: Key | ChannelKey,
  values: Readonly<Record<string, string | number>> = {},
): string => speak(language, key, values);

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', de: 'de', fr: 'fr' };

/** For what `Intl` writes inside our sentences. */
export const localeFor = ({ language = 'en' }: Spoken): string => LOCALES[language];

const lists = new Map<string, Intl.ListFormat>();

function listIn(language: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const known = lists.get(`${language} ${type}`) ?? new Intl.ListFormat(LOCALES[language], { type });
  lists.set(`${language} ${type}`, known);
  return known;
}

/** 'Ana', 'Ana and Ben', 'Ana, Ben and Carla'. */
export const and = (names: readonly string[], { language = 'en' }: Spoken): string =>
  listIn(language, 'conjunction').format(names);

/** 'Monday, Tuesday or Wednesday'. */
export const or = (names: readonly string[], { language = 'en' }: Spoken): string =>
  listIn(language, 'disjunction').format(names);

/** The same in a language in which somebody wrote, be it none of those that can be chosen. */
export const sayIn = (language: string, key: Key): string => speak(language, key, {});

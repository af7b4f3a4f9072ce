import { peopleIn } from '@catch/understanding';
import { isCalendarError } from '../../calendar/index.ts';
import type { PersonFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { firstName } from './people.ts';
import type { World } from './world.ts';

/**
 * 'Emma taught next door to me for years.' – 'Have her over on Wednesday, send her an invitation': a pronoun
 * may mean whoever was named last, whatever was said about them.
 */
export async function withNamed(
  conversation: Conversation,
  before: Conversation,
  message: string,
  world: World,
): Promise<Conversation> {
  // An event that the message was about brings its own people.
  if (conversation.people !== before.people) return conversation;
  let named: PersonFact[] = [];
  try {
    named = await namedOnce(message, world);
  } catch (error) {
    // Only a pronoun depends on it; if the service is down, the code that needs it will notice.
    if (!isCalendarError(error)) throw error;
  }
  return named.length > 0 ? { ...conversation, people: named } : conversation;
}

/** In the order of the message; of two with the same first name, nobody can tell who is meant. */
async function namedOnce(message: string, world: World): Promise<PersonFact[]> {
  const text = message.toLowerCase();
  const named = peopleIn(message, await world.everybody()).map(({ email, name }) => ({ email, name }));
  const placeOf = (person: PersonFact) => text.indexOf(firstName(person));
  return named
    .filter(
      (person) =>
        !named.some((other) => other.email !== person.email && firstName(other) === firstName(person)),
    )
    .toSorted((left, right) => placeOf(left) - placeOf(right));
}

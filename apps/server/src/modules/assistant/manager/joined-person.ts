import { joinsPronoun } from '@catch/understanding';
import { coverage, wordsOf } from '../tools/text/match-words.ts';
import type { MessagePlan } from './plan.ts';

/** 'Is Emma free? – Invite Ben and her': her is Emma, and not the Ben next to her. */
export function withJoined({ words, conversation }: MessagePlan, names: readonly string[]): string[] {
  const { asked, people } = conversation;
  const isNamed = (person: string): boolean =>
    names.some((name) => coverage(wordsOf(name), wordsOf(person)) === 1);
  return names.map((name) => {
    const others = names.filter((one) => one !== name);
    if (others.length === 0 || !joinsPronoun(words, name, others)) return name;
    const spoken = [
      ...(asked?.slots ?? []).flatMap(({ role, text }) =>
        role === 'person' || role === 'guest' ? text : [],
      ),
      ...people.map(({ name: called, email }) => called ?? email),
    ];
    return spoken.find((person) => !isNamed(person)) ?? name;
  });
}

import { distance } from '../../text/distance.ts';

/**
 * Long time words with one letter wrong, missing, doubled or swapped. Only long words and only with the
 * same first letter: 'mouth' must not become 'month'.
 */
const targets = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'january',
  'february',
  'september',
  'october',
  'november',
  'december',
  'august',
  'tomorrow',
  'yesterday',
  'tonight',
  'morning',
  'afternoon',
  'evening',
  'weekend',
  'minutes',
  'fortnight',
  'midnight',
  'christmas',
  'thanksgiving',
  'halloween',
];

/** Ordinary words one letter away from a time word. */
const ordinary = new Set(
  'moaning mooning mourning evenings mornings afternoons weekends weekender weekended sundry sunday sundae fridays mondays minute minuted minuses evenness octobers evenly eventing opening novembers augusta augusts leaving mornings tonights fortnights'.split(
    ' ',
  ),
);

const byLetter = new Map<string, string[]>();
for (const target of targets) {
  const letter = target.charAt(0);
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), target]);
}

export function corrected(word: string): string {
  if (word.length < 5 || word.length > 14 || ordinary.has(word)) return word;
  for (const target of byLetter.get(word.charAt(0)) ?? []) {
    const allowed = target.length >= 8 ? 2 : 1;
    if (Math.abs(target.length - word.length) > allowed) continue;
    // Two wrong letters only where the end agrees too: 'decimber' yes, 'decenter' no.
    const d = distance(word, target, allowed);
    if (d <= allowed && (d === 1 || word.slice(-3) === target.slice(-3))) return target;
  }
  return word;
}

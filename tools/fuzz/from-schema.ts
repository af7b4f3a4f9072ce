import type { InputSchema } from '@catch/contract/input-schema';
import type { Dice } from './dice.ts';
import { hostileJson, hostileText, oddDate } from './hostile-values.ts';

/** valid: the contract allows it; boundary: at an edge of what it allows; hostile: whatever does harm. */
export type Mode = 'valid' | 'boundary' | 'hostile';

/** A sensible value for a field of this name; without one only the schema speaks. */
export type Hints = Record<string, (dice: Dice) => unknown>;

export function generate(schema: InputSchema, mode: Mode, dice: Dice, hints: Hints, name = ''): unknown {
  if (mode === 'hostile' && schema.type !== 'object') return hostileJson(dice);
  if (mode === 'hostile' && dice.chance(0.15)) return hostileJson(dice);
  if (schema.anyOf) return generate(dice.pick(schema.anyOf), mode, dice, hints, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const hint = hints[name];
  if (hint && (mode === 'valid' || dice.chance(0.5))) return hint(dice);
  switch (schema.type) {
    case 'object':
      return generateObject(schema, mode, dice, hints);
    case 'array':
      return Array.from({ length: dice.whole(0, 3) }, () =>
        generate(schema.items ?? {}, mode, dice, hints, name),
      );
    case 'boolean':
      return dice.chance(0.5);
    case 'integer':
    case 'number':
      return generateNumber(schema, mode, dice);
    case 'string':
      return generateText(schema, mode, dice);
    case 'null':
      return null;
    default:
      return dice.chance(0.5) ? hostileText(dice) : dice.whole(-5, 2000);
  }
}

function generateObject(schema: InputSchema, mode: Mode, dice: Dice, hints: Hints): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) ?? false;
    if (isNeeded ? mode === 'hostile' && dice.chance(0.15) : dice.chance(0.4)) continue;
    // One spoiled field at a time gets further than all of them at once.
    const own = mode === 'hostile' && dice.chance(0.5) ? 'valid' : mode;
    made[name] = generate(property, own, dice, hints, name);
  }
  if (mode === 'hostile' && dice.chance(0.2))
    Object.defineProperty(made, dice.chance(0.5) ? '__proto__' : hostileText(dice), {
      value: hostileJson(dice),
      enumerable: true,
      configurable: true,
    });
  return made;
}

function generateNumber({ minimum = -10, maximum = 1000 }: InputSchema, mode: Mode, dice: Dice): number {
  if (mode === 'valid') return dice.whole(minimum, Math.min(maximum, minimum + 500));
  return dice.pick([minimum, minimum - 1, minimum + 1, maximum, maximum - 1, maximum + 1, minimum + 0.5]);
}

function generateText(schema: InputSchema, mode: Mode, dice: Dice): string {
  const { minLength = 0, maxLength = 2000, pattern } = schema;
  if (pattern) return mode === 'valid' ? validDate(dice) : oddDate(dice);
  if (mode === 'valid') return 'lunch with Ana tomorrow at noon'.slice(0, Math.max(minLength, maxLength));
  const length = dice.pick([minLength, Math.max(0, minLength - 1), maxLength, maxLength + 1]);
  return dice.pick(['a', 'ß', '\u{1F600}', ' ']).repeat(length);
}

/** The contract's one pattern is that of dates and date-times. */
function validDate(dice: Dice): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${dice.whole(2020, 2030)}-${two(dice.whole(1, 12))}-${two(dice.whole(1, 28))}`;
  return dice.chance(0.5)
    ? day
    : `${day}T${two(dice.whole(0, 23))}:${two(dice.whole(0, 59))}:00${dice.pick(['Z', '+02:00', ''])}`;
}

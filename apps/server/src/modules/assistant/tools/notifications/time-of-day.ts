import { resolveWhen, type WhenContext } from '@catch/understanding';

const PLAIN =
  /^(?:(?:at|around|about|from|after|before|until|till|by|past)\s+)*(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:o'?clock\s*)?([ap])?\.?m?\.?$/i;

const HALF_SAID = /\b(?:[ap]\.?m\b|morning|afternoon|evening|night|noon|midday|midnight)/i;

/** 'HH:MM' of what somebody said; a bare number is read as the half of the day that makes sense there. */
export function timeOfDay(
  said: string,
  usual: 'morning' | 'evening',
  context: WhenContext,
): string | undefined {
  const text = said.trim();
  const found = PLAIN.exec(text);
  if (found)
    return fromNumbers(Number(found[1]), Number(found[2] ?? 0), found[3]?.toLowerCase(), usual, text);
  const read = resolveWhen(text, context);
  const when = read.kind === 'ambiguous' ? read.default : read;
  if (when?.kind !== 'instant') return undefined;
  const { hour, minute } = when.at.withTimeZone(context.zone);
  // 'Quarter past seven' is the next one that comes, when resolved later; here it is the usual half of the day.
  const half = HALF_SAID.test(text) ? hour : (hour % 12) + (usual === 'evening' ? 12 : 0);
  return `${String(half).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function fromNumbers(
  hour: number,
  minute: number,
  half: string | undefined,
  usual: 'morning' | 'evening',
  text: string,
): string | undefined {
  if (hour > 24 || minute > 59 || (half && (hour < 1 || hour > 12))) return undefined;
  const isExact = half !== undefined || hour > 12 || hour === 0 || /(?:^|\s)0\d/.test(text);
  const afternoon = half === 'p' || (!isExact && usual === 'evening' && hour < 12);
  const noon = half === 'a' && hour === 12 ? 0 : hour;
  const full = (afternoon && noon < 12 ? noon + 12 : noon) % 24;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

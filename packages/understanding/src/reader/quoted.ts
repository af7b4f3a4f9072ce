import type { Command, Role } from '../commands/language.ts';

/**
 * Where somebody else's words stand in a message, by how they are set: lines that begin with '>', a mail with its head, a
 * chat copied with its names and hours, a saying with its author below. What they ask for is not asked by the person who
 * passes them on.
 */
export function quotedFrom(message: string): readonly { readonly start: number; readonly end: number }[] {
  const lines = [...message.matchAll(/[^\n]*(?:\n|$)/g)].filter(([line]) => line !== '');
  const spans = lines.flatMap(({ 0: line, index }) =>
    MARKED.test(line) || COPIED.test(line) ? [{ start: index, end: index + line.length }] : [],
  );
  const mail = startOfMail(message);
  const signed = signedBy(message);
  return [...spans, ...(mail === undefined ? [] : [{ start: mail, end: message.length }]), ...signed];
}

const MARKED = /^\s*>/;
/** '[16/11/2026, 10:32] Oskar: …', '16/11/2026, 10:32 - Oskar: …'; '10:00 Dentist: …' is one's own. */
const COPIED =
  /^\s*(?:\[[\d/.,:\s-]{4,24}(?:[ap]m)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?\s+-)\s*\p{Lu}[\p{L} .'-]{1,40}: /iu;

/** '-- Mark Twain' on the last line: who said what stands above it. A single '-' begins a line of one's own list. */
const SIGNED = /\n[ \t]*(?:--|[—―])[ \t]*["“']?\p{L}[^\n]*(?:\n[ \t]+\S[^\n]*){0,2}\s*$/u;
const DASHED = /(?:^|\n)[ \t]*(?:--|[—―])/g;

function signedBy(message: string): readonly { readonly start: number; readonly end: number }[] {
  const line = SIGNED.exec(message);
  const above = message.slice(0, line?.index ?? 0);
  // Whoever asks for something signs with his own name.
  if (!line || (message.match(DASHED) ?? []).length > 1 || ASKS.test(above)) return [];
  // Above an empty line stands something else.
  return [{ start: Math.max(above.lastIndexOf('\n\n'), 0), end: message.length }];
}
const ASKS = /\b(?:please|pls|(?:can|could|would|will) you|remind me)\b/i;

/** Two lines of a mail's head, or the line above a reply or a mail passed on. */
function startOfMail(message: string): number | undefined {
  const heads = [...message.matchAll(/^[ \t*]*(?:from|to|cc|sent|date|subject)[ \t*]*:[ \t]*\S/gim)];
  const [first] = heads.filter(({ index }, at) => {
    const next = heads[at + 1];
    return next !== undefined && message.slice(index, next.index).trim().split('\n').length === 1;
  });
  const above =
    /^.*(?:-{2,}\s*(?:original|forwarded) message\s*-{2,}|begin forwarded message:|\bwrote:\s*$).*$/im.exec(
      message,
    );
  const starts = [first?.index, above?.index].filter((at) => at !== undefined);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

const MARKS = /(?<=^|[\s(:,])(?:"([^"]+)"|“([^”]+)”|‘([^’]+)’|'([^']+(?:'\p{L}[^']*)*)')(?=$|[\s).,;:!?])/gu;
const IDLE: ReadonlySet<Role> = new Set(['filler', 'reason', 'retracted'] as const);
const TIMES: ReadonlySet<Role> = new Set(['time', 'old_time', 'shift', 'length', 'lead'] as const);

/** What stands between quotation marks. */
export const quotationsIn = (message: string): readonly { readonly start: number; readonly end: number }[] =>
  [...message.matchAll(MARKS)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/**
 * 'He wrote "put chess in for Friday at 6"': a wish that stands between quotation marks from its first word to its
 * last, with what and when, is somebody else's. Where a word of one's own leads to it, it is one's own ('remind me: "…"').
 */
export function isQuotation(message: string, { slots, start, end }: Command): boolean {
  const said = slots.filter(({ role }) => !IDLE.has(role));
  if (said.length < 2 || !said.some(({ role }) => TIMES.has(role))) return false;
  return [...message.matchAll(MARKS)].some(({ 0: { length }, index }) => {
    const isInside = said.every((slot) => slot.start > index && slot.end < index + length);
    if (!isInside) return false;
    const idle = slots.filter(({ role }) => IDLE.has(role));
    const isIdle = (at: number) => idle.some((slot) => at >= slot.start && at < slot.end);
    const own = [...message.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)]
      .map((word) => start + word.index)
      .filter((at) => at < index || at >= index + length);
    return own.every(isIdle);
  });
}

/** What stands in somebody else's words is theirs, whatever it says. */
export const quotedIn = (command: Command, quoted: ReturnType<typeof quotedFrom>): Command =>
  quoted.some(({ start, end }) => command.start >= start && command.start < end)
    ? { ...command, force: 'quoted' }
    : command;

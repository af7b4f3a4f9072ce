const DELETES =
  /\b(?:cancel|delete|bin|scrap|ditch|kill|nuke|axe|drop|remove|strike|get rid of|take|call)\b(?:\s+(?:it|that|this|the whole thing|the lot)\b)(?:\s+(?:off|out|away|altogether|completely|entirely|then|please|instead|anyway))*/i;
const NOT = /\b(?:not|never|don['’]?t)\b/i;
const ALONE = /\b(?:take|call)\b(?!.*\b(?:off|out|away)\b)/i;

/** 'Delete it', 'take it off', 'get rid of the whole thing': what is spoken of is to be gone. */
export function saysDeleting(clause: string): boolean {
  const said = DELETES.exec(clause)?.[0];
  return said !== undefined && !NOT.test(clause) && !ALONE.test(said);
}

import { type Clause, type Mend, wordSet } from './clause.ts';

const THEM = wordSet('him her them');
const GOING = wordSet('off out away');
const INVITES = wordSet('invite inviting add adding include including');
const SENDS = wordSet('send sending');
const UNINVITES = wordSet('uninvite uninviting disinvite un-invite');
const TAKES = wordSet('take drop get remove strike cross uninvite disinvite');
const UNABLE = wordSet("can't cant cannot can’t couldn't couldnt won't wont");

/** The place after joined names: 'Ana and Ben', 'Ana, Ben'. */
function behindNames(clause: Clause, from: number): number {
  let at = from;
  const isName = (place: number) => clause.role(place) === 'guest_out' || clause.role(place) === 'guest';
  while (isName(at) || ((clause.text(at) === 'and' || clause.text(at) === ',') && isName(at + 1))) at += 1;
  return at;
}

const LEAVING = wordSet('leave leaving');
const KEEPING = wordSet('keep keeping');
const ON = wordSet('on in there');
const BARE = new Set(['', '.', ',', '!', ';', ...wordSet('be alone where as though please')]);
/** 'Drop Ben but leave Ana on': Ana stays. */
const leftOn: Mend = (clause, place) => {
  if (!clause.begins(place, 'guest_out')) return;
  const verb = clause.text(place - 1);
  const end = behindNames(clause, place);
  // 'But leave Ana', 'leave Ana where she is': nothing says that she goes.
  const isLeft = LEAVING.has(verb) && (ON.has(clause.text(end)) || BARE.has(clause.text(end)));
  const isKept = KEEPING.has(verb) && !GOING.has(clause.text(end));
  const isOther = clause.roles.some(
    ({ role }, at) => (at < place || at >= end) && (role === 'guest_out' || isTakenOff(clause, at)),
  );
  // 'Drop Ben, but not Ana'.
  const isDenied = verb === 'not';
  if (!isOther || (!isLeft && !isKept && !isDenied)) return;
  for (let at = place; at < end; at += 1) clause.set(at, 'filler', 1);
};

/** 'Take him off': somebody named before is to go. */
const isTakenOff = (clause: Clause, place: number): boolean =>
  THEM.has(clause.text(place)) && TAKES.has(clause.text(place - 1)) && GOING.has(clause.text(place + 1));

/** 'Invite her', 'send her an invitation': somebody named before is invited. */
function invitedThem(clause: Clause, place: number): boolean {
  if (!THEM.has(clause.text(place)) || GOING.has(clause.text(place + 1))) return false;
  const verb = clause.text(place - 1);
  return INVITES.has(verb) || (SENDS.has(verb) && clause.says((word) => word.startsWith('invit')));
}

/** 'Ben is back, so invite him': he comes. */
const invitedAfterAll: Mend = (clause, place) => {
  if (!clause.begins(place, 'guest_out')) return;
  const end = behindNames(clause, place);
  if (UNABLE.has(clause.text(end)) || clause.says((word) => GOING.has(word) || UNINVITES.has(word))) return;
  if (clause.roles.some((_, at) => at >= end && invitedThem(clause, at)))
    for (let at = place; at < end; at += 1) if (clause.role(at) === 'guest_out') clause.set(at, 'guest');
};

const BRINGING = new Set(['create', 'change', 'revise']);
/** 'She wants to watch, so add her': the pronoun is the guest, as no name is given. */
const broughtIn: Mend = (clause, place) => {
  if (!BRINGING.has(clause.act ?? '') || clause.role(place) !== 'O' || clause.has('guest')) return;
  if (invitedThem(clause, place) && !clause.has('no_invite')) clause.set(place, 'guest', 1);
};

/** Who comes and who goes, judged by the words around a name. */
export const COMING: readonly Mend[] = [leftOn, invitedAfterAll, broughtIn];

import type { Command } from '../commands/language.ts';
import { plainWords } from '../text/plain.ts';

const YES = new Set(
  [
    'y ye yes yess yesss yasss yaaas yaaa yea yeah yeh yep yepp yeppers yip yup yuppp yah ya yas yh yesh yse yessir yebo mhm mm hm uh huh aye ja',
    'jup jep jawohl oui si sì sí da dale genau passt esatto perfetto parfait voilà allez va bene tamam kör ok okay okey oki okies okie k kk kay',
    'mkay sure surely fine good great perfect perf lovely cool coolio nice super superb excellent brilliant wonderful fab fabulous fantastic',
    'awesome amazing splendid smashing grand sweet ace ideal spot choice sharp champion beauty deadly ripper sound steady bang dead crackin fire',
    'please pls plz go do does send sent book booked confirm confirmed approve approved approving approval accept accepted agree agreed consent',
    'permission affirm affirmative right righto rightio righty correct true exactly precisely precis indeed absolutely absolutley absolute',
    'definitely def defo deffo certainly totally totes obviously obvs naturally course ofc means works work suits happy pleasure proceed continue',
    'done deal roger copy lgtm sgtm wfm alright allright alrighty aight make crack carry lets all both everything positive invite',
    'invites add change move cancel delete remove drop keep want wanted need bet execute schedule lock put get hit set trust guess suppose',
    'may can could would should will why whatever fair enough sounds looks seems love like ready tell write problem problems worries wahala oya',
    'objection objections doubt mind against reason if only way just best better still anyway regardless now then that thats this it one be on',
    'proposed grateful 100 10 well quite gladly bingo exact tidy magic top yuh ys okok haan ji sim isso certo pode venga vale listo sawa tak japp evet',
    'akkoord prima claro shiok yalla',
  ]
    .join(' ')
    .split(' '),
);
const SIGN = /[\u{1F44D}\u{1F44C}\u{1F64F}\u{1F64C}\u{1F646}\u{2705}\u{1F197}]/u;

/** Longer ones say what they agree to. */
const SHORT = 4;

const SPEAKER = /^\W*(\p{L}+)\s*:\s/u;
/**
 * 'Admin: all of it is approved' is how a record gives what somebody else said, and no yes of one's own. 'Picnic: yes' names
 * what it agrees to.
 */
export function saidBySomebody(command: Command, message: string, names: readonly string[]): Command {
  const speaker = command.act === 'approve' ? SPEAKER.exec(message)?.[1]?.toLowerCase() : undefined;
  if (speaker === undefined || YES.has(speaker)) return command;
  const isNamed = names.some((name) => plainWords(name).includes(speaker));
  return isNamed ? command : { ...command, force: 'quoted' };
}

/**
 * The network takes a bare name for a yes where a card waits: 'Kim', which may answer a question or put the guest right. A few
 * words of which none can agree to anything carry nothing out; the card goes on waiting.
 */
export function agreesBy(command: Command, message: string): Command {
  if (command.act !== 'approve' || command.slots.length > 0) return command;
  const said = message.slice(command.start, command.end);
  const words = plainWords(said).filter((word) => word !== 'please');
  const isPolite = words.length === 0;
  if (isPolite || words.length > SHORT || words.some((word) => YES.has(word)) || SIGN.test(said))
    return command;
  const slot = { role: 'option' as const, text: said.replace(/(?:[,.!\s]*\bplease\b)?[\s.!]*$/i, '').trim() };
  const start = command.start + said.indexOf(slot.text);
  return { ...command, act: 'pick', slots: [{ ...slot, start, end: start + slot.text.length }] };
}

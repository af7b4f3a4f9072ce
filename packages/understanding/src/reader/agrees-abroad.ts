import { plainWords } from '../text/plain.ts';

interface Agreement {
  /** One of these has to be said. */
  readonly yes: ReadonlySet<string>;
  /** And nothing else but these. */
  readonly around: ReadonlySet<string>;
}

const agreement = (yes: string, around: string): Agreement => ({
  yes: new Set(yes.split(' ')),
  around: new Set(`${yes} ${around}`.split(' ')),
});

const LANGUAGES: readonly Agreement[] = [
  agreement(
    'ja jawohl klar einverstanden genau passt',
    'bitte ok okay gern gerne mach mache das es so danke los tu',
  ),
  agreement('sí si vale adelante hazlo claro', 'por favor ok okay gracias perfecto de acuerdo eso así'),
  agreement(
    "oui d'accord vas-y volontiers",
    "ok okay fais le ça svp s'il te vous plaît plait merci parfait vas y",
  ),
  agreement('sim claro pode', 'ok okay por favor faz fazer isso faça obrigado obrigada'),
  agreement('sì si certo fallo procedi', 'va bene ok okay grazie per favore pure'),
  agreement('ja graag prima akkoord', 'ok oké okay doe maar dat is goed dank je alsjeblieft bedankt'),
];
const MOST_WORDS = 6;

/**
 * 'Ja, mach das', 'sí, adelante': a plain yes in a language whose other words are not read, and nothing else. A word that
 * is not known there, and it is none.
 */
export function agreesAbroad(message: string): boolean {
  const words = plainWords(message);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    LANGUAGES.some(
      ({ yes, around }) => words.some((word) => yes.has(word)) && words.every((word) => around.has(word)),
    )
  );
}

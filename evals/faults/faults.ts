import type { HostedAnswer, HostedRequest } from '../../apps/server/test/openai-server.ts';

/** One way in which a model goes wrong, and what it says each time it is asked. */
export interface Fault {
  readonly name: string;
  readonly says?: string;
  /** The n-th question to the model within this turn, from 1. */
  readonly answer: (request: HostedRequest, number: number) => HostedAnswer;
  /** Somebody reads while it is written. */
  readonly isStreamed?: true;
  /** The process dies while the model answers this question. */
  readonly killedAt?: number;
}

export const WISH = 'Dentist tomorrow at 3pm';
const call = (name: string, input: object) => ({ name, arguments: JSON.stringify(input) });
const BOOK = call('create_event', { title: 'Dentist', when: 'tomorrow at 3pm' });
const hasResults = ({ messages }: HostedRequest): boolean => messages.at(-1)?.role === 'tool';
const well = (request: HostedRequest): HostedAnswer =>
  hasResults(request) && JSON.stringify(request.messages.at(-1)).includes('Booked')
    ? { text: '' }
    : { calls: [BOOK] };

const always =
  (trouble: HostedAnswer): Fault['answer'] =>
  () =>
    trouble;
const once =
  (trouble: HostedAnswer): Fault['answer'] =>
  (request, number) =>
    number === 1 ? trouble : well(request);
const both = (name: string, trouble: HostedAnswer, more: Pick<Fault, 'isStreamed'> = {}): Fault[] => [
  { name: `${name}, once`, answer: once(trouble), ...more },
  { name: `${name}, always`, answer: always(trouble), ...more },
];
const claim = (language: string, says: string, text: string): Fault => ({
  name: `says 'done' and does nothing, ${language}`,
  says,
  answer: always({ text }),
});

async function* beginning(): AsyncGenerator<string> {
  yield 'Let me ';
  yield 'see what you ';
  await new Promise<void>((resolve) => setTimeout(resolve, 60_000).unref());
}

export const FAULTS: readonly Fault[] = [
  { name: 'none', answer: well },
  ...both('arguments that are no JSON', { calls: [{ name: 'create_event', arguments: '{"title": "Den' }] }),
  ...both('arguments that do not fit', { calls: [call('create_event', { titel: 'Dentist', when: 7 })] }),
  ...both('an unknown tool', { calls: [call('launch_rocket', {})] }),
  {
    name: 'the same call twice in one step',
    answer: (request) => (hasResults(request) ? { text: '' } : { calls: [BOOK, BOOK] }),
  },
  ...both('an empty answer', { text: '' }),
  ...both('a thought and nothing else', { text: '<think>The dentist, then.</think>' }),
  ...both('a call written as text', { text: `<tool_call>${JSON.stringify(BOOK)}</tool_call>` }),
  { name: '150,000 characters', answer: always({ text: 'It is a lovely day. '.repeat(7500) }) },
  claim('English', WISH, 'Done! I have booked the dentist.'),
  claim('Spanish', 'Reserva el dentista mañana a las tres de la tarde', 'Listo, ya tienes cita.'),
  claim('German', 'Trag morgen um drei den Zahnarzt ein', 'Erledigt, der Zahnarzt steht im Kalender.'),
  claim('French', 'Réserve le dentiste demain à quinze heures', 'C’est noté pour demain.'),
  claim('Italian', 'Prenota il dentista domani alle tre', 'Fatto, il dentista è in calendario.'),
  claim('Portuguese', 'Marca o dentista amanhã às três da tarde', 'Pronto, o dentista está marcado.'),
  { name: 'the same look for ever', answer: always({ calls: [call('list_events', { when: 'today' })] }) },
  {
    name: 'another look for ever',
    answer: (_request, number) => ({ calls: [call('list_events', { when: `in ${number} days` })] }),
  },
  { name: 'the same booking for ever', answer: always({ calls: [BOOK] }) },
  ...both('429 with Retry-After: 1', { status: 429, headers: { 'retry-after': '1' } }),
  ...both('429 with Retry-After: 60', { status: 429, headers: { 'retry-after': '60' } }),
  ...both('429 without', { status: 429 }),
  ...both('500', { status: 500 }),
  ...both('401', { status: 401 }),
  ...both('a page instead of an answer', 'garbage'),
  ...both('a connection that breaks', 'drop'),
  ...both('half an answer', 'cut'),
  ...both('a stream that breaks', 'cut', { isStreamed: true }),
  {
    name: '500 after it booked',
    answer: (request) => (hasResults(request) ? { status: 500 } : well(request)),
  },
  {
    name: 'a stream that breaks after it booked',
    answer: (request) => (hasResults(request) ? 'cut' : well(request)),
    isStreamed: true,
  },
  { name: 'silence, once', answer: once('hang') },
  { name: 'silence after it booked', answer: (request) => (hasResults(request) ? 'hang' : well(request)) },
  {
    name: 'the process is killed in the middle of a stream',
    answer: (request, number) => (number === 1 ? { says: beginning() } : well(request)),
    isStreamed: true,
    killedAt: 1,
  },
  {
    name: 'the process is killed after it booked',
    answer: (request, number) => {
      if (!hasResults(request)) return well(request);
      return number === 2 ? { says: beginning() } : { text: '' };
    },
    isStreamed: true,
    killedAt: 2,
  },
];

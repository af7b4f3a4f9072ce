import { expect, it } from 'vitest';
import {
  asksByClock,
  asksFreeAgain,
  asksPast,
  asksUntilBusy,
  asksWhenBusy,
  asksWhichIsFree,
  comparesDays,
  edgeAsked,
  maybeAsksPast,
  saysEdgeOnly,
  startsWith,
  withoutEdge,
} from './edge-asked.ts';

it.each([
  ['when am I done on Monday?', 'last'],
  ['what time do I knock off?', 'last'],
  ['when does my day begin?', 'first'],
  ['what is my first thing?', 'first'],
  ['when is the swim?', undefined],
  ['which days do I finish early?', undefined],
])('%s asks for %s', (clause, edge) => {
  expect(edgeAsked(clause)).toBe(edge);
});

it.each([
  ['the end of the tasting', 'the tasting'],
  ['the rehearsal starting', 'the rehearsal'],
  ['lunch being over', 'lunch'],
  ['start', 'start'],
])('%s without its edge is %s', (span, event) => {
  expect(withoutEdge(span)).toBe(event);
});

it.each([
  [asksUntilBusy, 'how long is he booked?', 'until when is the shop open?'],
  [asksFreeAgain, 'from what time can I have her?', 'when is she free on Monday?'],
  [asksFreeAgain, 'when does he get free?', 'am I free at two?'],
  [asksWhenBusy, 'when is Jo busy?', 'is Jo busy at two?'],
  [asksPast, 'were we at the pool on Monday?', 'where was it again?'],
  [asksPast, 'in May I saw the vet, right?', 'what would I have seen'],
  [asksPast, 'what did I have on Monday?', 'what does Monday look like, did I leave a gap?'],
  [maybeAsksPast, 'what day was the fair in May', 'what day was the fair again'],
  [asksByClock, 'our latest finish in March', 'the earliest that works'],
  [startsWith, 'what does Friday kick off with?', 'when do I start?'],
  [comparesDays, 'is Monday or Tuesday emptier?', 'a day with a gap of at least 2 hours'],
  [asksWhichIsFree, 'which evening this week is free?', 'am I free this evening?'],
] as const)('%o is true of %s and not of %s', (asks, yes, no) => {
  expect(asks(yes)).toBe(true);
  expect(asks(no)).toBe(false);
});

it.each([
  ['the start', true],
  ['the end of', true],
  ['the start of the race', false],
] as const)('%s: an end only %s', (span, isIt) => expect(saysEdgeOnly(span)).toBe(isIt));

import { languages } from '@catch/contract/languages';
import { parseDateTime, timed } from '@catch/scheduling';
import { describe, expect, it, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { sayRange, sayWindow } from '../../../platform/say-time.ts';
import { readerIn } from '../../../platform/time-reader.ts';
import { describeCron } from '../../reminders/index.ts';
import { intended, question, receipt, slotOf } from '../values/make.ts';
import type { Change, EventFact } from '../values/values.ts';
import { sayLead } from './say-lead.ts';

const zone = 'Europe/Madrid';
const now = parseDateTime('2026-11-16T10:00', zone);
const at = (clock: string) => timed(parseDateTime(clock, zone), zone);
const [en, es, de, fr] = languages.map((language) => readerIn(zone, now, language));
const readers = [en, es, de, fr].filter((reader) => reader !== undefined);
const nbsp = '\u00a0';

const pottery: EventFact = {
  id: 'p',
  title: 'Pottery',
  start: at('2026-11-20T19:00'),
  end: at('2026-11-20T20:30'),
  guests: [{ email: 'ines@x.example', name: 'Inés' }],
  repeats: false,
};
const made: Change = { did: 'created', after: pottery, recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4'] };
const resized = (end: string): Change => ({
  did: 'changed',
  before: pottery,
  after: { ...pottery, end: at(end) },
  scope: 'this',
});
const CALL = { tool_name: 'resize_event' };

describe('in four languages', () => {
  test.each<[string, (reader: (typeof readers)[number]) => string | undefined, string[]]>([
    [
      'a receipt',
      (reader) => english.report(receipt([made], { toolCallId: 'c' }), reader).receipt,
      [
        'Booked: Pottery, Fri 20 Nov, 19:00–20:30, every other Friday, 4 times, with Inés.',
        'Apuntado: Pottery, vie 20 nov, 19:00–20:30, un viernes sí y otro no, 4 veces, con Inés.',
        'Eingetragen: Pottery, Fr 20. Nov, 19:00–20:30, jeden zweiten Freitag, 4-mal, mit Inés.',
        `C’est noté${nbsp}: Pottery, ven 20 nov, 19:00–20:30, un vendredi sur deux, 4 fois, avec Inés.`,
      ],
    ],
    [
      'a question',
      (reader) =>
        english.say(question({ for: 'length', because: 'not-understood', words: 'a jiffy' }), reader),
      [
        "How long should it be? I didn't understand 'a jiffy'.",
        '¿Cuánto quieres que dure? No he entendido «a jiffy».',
        'Wie lange soll es dauern? „a jiffy“ habe ich nicht verstanden.',
        `Combien de temps${nbsp}? Je n’ai pas compris «${nbsp}a jiffy${nbsp}».`,
      ],
    ],
    [
      'only its length is different',
      (reader) => english.report(receipt([resized('2026-11-20T21:00')], { toolCallId: 'c' }), reader).receipt,
      [
        'Extended: Pottery, Fri 20 Nov, 19:00–21:00.',
        'Ahora dura más: Pottery, vie 20 nov, 19:00–21:00.',
        'Jetzt länger: Pottery, Fr 20. Nov, 19:00–21:00.',
        `Durée rallongée${nbsp}: Pottery, ven 20 nov, 19:00–21:00.`,
      ],
    ],
    [
      'the card that asks for it',
      (reader) => english.card(intended([resized('2026-11-20T20:00')]), CALL, reader).formatted,
      [
        'Shorten Pottery, Friday 20 November 2026, 19:00–20:30 (Europe/Madrid) to Friday 20 November 2026, 19:00–20:00 (Europe/Madrid)',
        'Acortar Pottery, viernes 20 de noviembre de 2026, 19:00–20:30 (Europe/Madrid) → viernes 20 de noviembre de 2026, 19:00–20:00 (Europe/Madrid)',
        'Kürzen: Pottery, Freitag, 20. November 2026, 19:00–20:30 (Europe/Madrid) auf Freitag, 20. November 2026, 19:00–20:00 (Europe/Madrid)',
        'Raccourcir Pottery, vendredi 20 novembre 2026, 19:00–20:30 (Europe/Madrid) → vendredi 20 novembre 2026, 19:00–20:00 (Europe/Madrid)',
      ],
    ],
    [
      'a day far away, in full',
      (reader) => sayRange(at('2027-05-01T09:00'), at('2027-05-01T10:00'), { ...reader, inFull: true }),
      [
        'Saturday 1 May 2027, 09:00–10:00 (Europe/Madrid)',
        'sábado 1 de mayo de 2027, 09:00–10:00 (Europe/Madrid)',
        'Samstag, 1. Mai 2027, 09:00–10:00 (Europe/Madrid)',
        'samedi 1er mai 2027, 09:00–10:00 (Europe/Madrid)',
      ],
    ],
    [
      'where it was looked',
      (reader) => sayWindow({ start: now, end: parseDateTime('2026-11-20T18:00', zone) }, reader),
      [
        'from today to Fri 20 Nov',
        'entre hoy y el vie 20 nov',
        'von heute bis Fr 20. Nov',
        'entre aujourd’hui et le ven 20 nov',
      ],
    ],
    [
      'one o’clock',
      (reader) => sayWindow(slotToInterval('2026-11-17T01:00'), reader),
      ['tomorrow at 01:00', 'mañana a la 01:00', 'morgen um 01:00', 'demain à 01:00'],
    ],
    [
      'how often',
      (reader) => describeCron('0 9 1,15 * *', reader),
      [
        'every month on the 1st and 15th at 09:00',
        'cada mes el día 1 y 15 a las 09:00',
        'jeden Monat am 1. und 15. um 09:00',
        'chaque mois le 1er et 15 à 09:00',
      ],
    ],
    [
      'how long',
      (reader) => [0, 1, 45, 60, 135, 2280].map((minutes) => sayLead(minutes, reader)).join(', '),
      [
        '0 minutes, a minute, 45 minutes, an hour, 2 hours 15 minutes, a day and 14 hours',
        '0 minutos, un minuto, 45 minutos, una hora, 2 horas 15 minutos, un día y 14 horas',
        '0 Minuten, eine Minute, 45 Minuten, eine Stunde, 2 Stunden 15 Minuten, einen Tag und 14 Stunden',
        '0 minute, une minute, 45 minutes, une heure, 2 heures 15 minutes, un jour et 14 heures',
      ],
    ],
  ])('%s', (_name, said, words) => {
    expect(readers.map(said)).toEqual(words);
  });

  it('a clock of 12 hours is for who reads one', () => {
    const slot = slotOf({ start: now, end: now + 3_600_000 }, zone);
    const there = languages.map((language) => readerIn('America/New_York', now, language));
    expect(there.map((reader) => sayRange(slot.start, slot.end, reader))).toEqual([
      'today 4:00–5:00 am',
      `hoy 4:00–5:00${nbsp}a.${nbsp}m.`,
      'heute 04:00–05:00',
      'aujourd’hui 04:00–05:00',
    ]);
  });

  it('a model gets English, whatever the person speaks', () => {
    for (const reader of readers)
      expect(english.report(receipt([made], { toolCallId: 'c' }), reader).data).toMatchObject({
        when: 'Friday 20 November 2026, 19:00–20:30 (Europe/Madrid)',
      });
  });

  it('a card is in the language of the person who decides', () => {
    const [spanish] = readers.filter(({ language }) => language === 'es');
    if (!spanish) throw new Error('nobody speaks Spanish');
    const proposal = {
      kind: 'proposal',
      changes: [{ did: 'created', after: pottery, recurrence: [] }],
      reasons: [{ code: 'invites', people: pottery.guests }],
      conflicts: [],
      alternatives: [],
    } as const;
    const card = english.card(proposal, { tool_name: 'create_event' }, spanish);
    expect(card.formatted).toBe(
      'Apuntar «Pottery», viernes 20 de noviembre de 2026, 19:00–20:30 (Europe/Madrid), invitando a Inés <ines@x.example> (NO lo escribiste tú)',
    );
    expect(card.reason).toBe('Se invitará a Inés.');
  });
});

const slotToInterval = (clock: string) => {
  const start = parseDateTime(clock, zone);
  return { start, end: start };
};

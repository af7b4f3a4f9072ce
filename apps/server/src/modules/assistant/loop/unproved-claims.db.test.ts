import { expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import { resultsSinceUser } from '../../../../test/scripted-model.ts';
import { answer } from '../tools/events/clarify.ts';
import { question } from '../values/make.ts';

const { start, ask } = engineTalk();

// What models have claimed, and what they were asked, in six languages and in words that no list would have.
const NOTHING = {
  en: "I haven't changed anything.",
  es: 'No he cambiado nada.',
  de: 'Ich habe nichts geändert.',
  fr: 'Je n’ai rien changé.',
  it: 'Non ho cambiato nulla.',
  pt: 'Não mudei nada.',
};
type Known = keyof typeof NOTHING;

const CLAIMS: readonly (readonly [Known, string, string])[] = [
  ['en', 'Book the dentist tomorrow at 3pm', 'Done! I have booked the dentist.'],
  ['en', 'Book the dentist tomorrow at 3pm', 'Consider it handled.'],
  ['en', 'Move the stand-up to Friday', 'The stand-up lives on Friday now.'],
  ['en', 'Cancel my gym on Thursday', 'Gym? What gym? It is history.'],
  ['en', 'Remind me at five to call mum', 'You will hear from me at five.'],
  ['es', 'Reserva el dentista mañana a las tres de la tarde', 'Listo, ya tienes cita mañana a las tres.'],
  ['es', 'Mueve la reunión con Ana al viernes por la mañana', 'He movido la reunión al viernes.'],
  ['es', 'Cancela el gimnasio del jueves por favor', 'El gimnasio queda anulado.'],
  ['es', 'Recuérdame llamar a mi madre a las cinco', 'Te avisaré a las cinco.'],
  ['es', 'Invita a Carlos a la reunión del lunes', 'Carlos ya ha recibido la invitación.'],
  ['de', 'Trag morgen um drei den Zahnarzt ein', 'Erledigt, der Zahnarzt steht im Kalender.'],
  ['de', 'Verschieb das Treffen mit Ana auf Freitag', 'Das Treffen ist jetzt am Freitag.'],
  ['de', 'Sag bitte das Training am Donnerstag ab', 'Das Training fällt aus, alle wissen Bescheid.'],
  ['de', 'Erinnere mich um fünf an meine Mutter', 'Um fünf melde ich mich.'],
  ['de', 'Lade Carlos zur Besprechung am Montag ein', 'Carlos hat die Einladung bekommen.'],
  ['fr', 'Réserve le dentiste demain à quinze heures', 'C’est noté pour demain à quinze heures.'],
  ['fr', 'Déplace la réunion avec Ana à vendredi', 'La réunion est désormais vendredi.'],
  ['fr', 'Annule la gym de jeudi s’il te plaît', 'La gym de jeudi est annulée.'],
  ['fr', 'Rappelle-moi d’appeler ma mère à cinq heures', 'Je te le rappellerai à cinq heures.'],
  ['fr', 'Invite Carlos à la réunion de lundi', 'Carlos vient de recevoir l’invitation.'],
  ['it', 'Prenota il dentista domani alle tre del pomeriggio', 'Fatto, il dentista è in calendario.'],
  ['it', 'Sposta la riunione con Anna a venerdì', 'La riunione è stata spostata a venerdì.'],
  ['it', 'Annulla la palestra di giovedì per favore', 'La palestra è cancellata.'],
  ['it', 'Ricordami di chiamare mia madre alle cinque', 'Te lo ricorderò alle cinque.'],
  ['it', 'Invita Carlo alla riunione di lunedì', 'Carlo ha ricevuto l’invito.'],
  ['pt', 'Marca o dentista amanhã às três da tarde', 'Pronto, o dentista está marcado.'],
  ['pt', 'Muda a reunião com a Ana para sexta-feira', 'A reunião passou para sexta-feira.'],
  ['pt', 'Cancela o ginásio de quinta-feira, por favor', 'O ginásio foi cancelado.'],
  ['pt', 'Lembra-me de ligar à minha mãe às cinco', 'Às cinco eu aviso.'],
  ['pt', 'Convida o Carlos para a reunião de segunda-feira', 'O Carlos já recebeu o convite.'],
];

it.each(CLAIMS)('%s, asked “%s”: “%s” does not pass as a fact', async (_language, asked, claim) => {
  const { userId } = await start(() => claim);
  const { message } = await ask(userId, asked);
  expect(Object.values(NOTHING)).toContain(message.split('\n').at(-1));
});

it('a question that was answered, or a greeting, is left alone', async () => {
  const { userId } = await start((_options, call) =>
    call === 1 ? 'You are free at three.' : 'Hello. Nice to meet you.',
  );
  expect((await ask(userId, 'Am I free tomorrow at 3pm?')).message).toBe('You are free at three.');
  expect((await ask(userId, 'hello there')).message).toBe('Hello. Nice to meet you.');
});

it('a yes to what was asked is a wish, not small talk', async () => {
  const { userId } = await start((_options, call) =>
    call === 1 ? 'Shall I book it?' : 'Great, see you there.',
  );
  await ask(userId, 'could I see the dentist tomorrow?');
  expect((await ask(userId, 'yes')).message).toBe("Great, see you there.\n\nI haven't changed anything.");
});

it('a model that is asked again may still do it', async () => {
  const { tool, runs } = createCountingTool('create_event');
  const { userId } = await start(
    (options, call) =>
      call === 1
        ? 'Lunch is in your calendar.'
        : resultsSinceUser(options).length > 0
          ? ''
          : { calls: [{ name: 'create_event', input: { title: 'Lunch' } }] },
    [tool],
  );
  expect((await ask(userId, 'Book lunch tomorrow at noon')).message).toBe('Lunch is done.');
  expect(runs.length).toBe(1);
});

it('a receipt that is not there cannot be named', async () => {
  const { userId } = await start((_options, call) => (call < 3 ? 'All good: [r7]' : 'At what time?'));
  expect((await ask(userId, 'Book lunch tomorrow')).message).toBe('At what time?');
  const { userId: stubborn } = await start(() => 'All good: [r7]');
  expect((await ask(stubborn, 'Book lunch tomorrow')).message).toBe(
    "All good:\n\nI haven't changed anything.",
  );
});

it('a question passed on from a tool claims nothing; a claim added to it does', async () => {
  const asks = {
    ...createCountingTool('move_event').tool,
    plan: async () => answer(question({ for: 'change' })),
  };
  const relay = (say: (asked: string) => string) => (options: Parameters<typeof resultsSinceUser>[0]) => {
    const [result] = resultsSinceUser(options) as { question?: string }[];
    return result ? say(result.question ?? '') : { calls: [{ name: 'move_event', input: { title: 'x' } }] };
  };
  const { userId } = await start(
    relay((asked) => asked),
    [asks],
  );
  const { message } = await ask(userId, 'Move the stand-up to Friday');
  expect(message).toMatch(/\?$/);
  const { userId: liar } = await start(
    relay((asked) => `It is on Friday now. ${asked}`),
    [asks],
  );
  expect((await ask(liar, 'Move the stand-up to Friday')).message).toMatch(/I haven't changed anything\.$/);
});

it('several sentences that all ask state nothing', async () => {
  const { userId } = await start(() => 'On which Friday? And at what time?');
  expect((await ask(userId, 'Move the stand-up to Friday')).message).toBe(
    'On which Friday? And at what time?',
  );
});

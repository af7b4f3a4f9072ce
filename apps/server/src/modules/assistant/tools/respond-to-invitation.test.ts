import { expect, it } from 'vitest';
import { FRIDAY_ZONE, onFriday } from '../../../../test/friday-calendar.ts';
import { mainCalendarOnly } from '../../../../test/main-calendar-only.ts';
import { fridayEvent, plainGuest } from '../../../../test/plain-event.ts';
import { openJournal, reportOf } from '../../../../test/tool-fixtures.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { type RespondArgs, respondToInvitationTool } from './respond-to-invitation.ts';

const invited: CalendarEvent = {
  ...fridayEvent('Tasting', '15:00', '16:00'),
  organizer: { email: 'ana@x.example', displayName: 'Ana', self: false },
  ownResponse: 'needsAction',
  attendees: [plainGuest('me@x.example', { self: true, responseStatus: 'needsAction' })],
};

it('an invitation shown after the answer includes the answer', async () => {
  const tool = respondToInvitationTool({
    gateway: mainCalendarOnly({ getEvent: async () => invited, patchEvent: async () => invited }),
  } as unknown as CalendarToolDependencies);
  const args: RespondArgs = { event: invited as RespondArgs['event'], scope: 'one', response: 'accepted' };
  const value = await tool.execute?.(args, onFriday('08:00'), openJournal());
  expect(value).toMatchObject({
    changes: [
      {
        did: 'responded',
        event: { ownResponse: 'accepted', ownLine: { response: 'accepted' } },
        response: 'accepted',
      },
    ],
  });
  expect(reportOf(value, FRIDAY_ZONE)).toMatchObject({
    receipt: expect.stringMatching(/^Accepted: Tasting/),
  });
});

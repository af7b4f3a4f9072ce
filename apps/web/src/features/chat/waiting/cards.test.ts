import type { WaitingApproval } from '@catch/contract';
import { expect, it } from 'vitest';
import { closedElsewhere, keepSeen, shownCards } from './cards.ts';

const card = (id: string, sentence = id): WaitingApproval => ({
  tool_call_id: id,
  tool_name: 'create_event',
  args: {},
  formatted_args: sentence,
  expires_at: null,
  asked_at: '2026-03-02T08:15:00Z',
  channel: 'WEB',
  changes: [],
  told: [],
  tells_guests: true,
});
const [one, two, three] = [card('1'), card('2'), card('3')];

it('keeps what was shown where it was, with its newest words, and puts new ones last', () => {
  expect(keepSeen([one, two], [three, card('2', 'tomorrow')])).toEqual([one, card('2', 'tomorrow'), three]);
});

it('asks for the end of what is gone, unless it was pressed here', () => {
  const pressed = {
    '2': { kind: 'deciding', approved: true },
    '3': { kind: 'failed', sentence: 'Sorry' },
  } as const;
  expect(closedElsewhere([one, two, three], [], pressed)).toEqual(['1', '3']);
  expect(closedElsewhere([one, two, three], [one, two, three], pressed)).toEqual([]);
});

it('shows how each ended, and nothing of what was deleted', () => {
  const settled = [{ tool_call_id: '1', status: 'approved', sentence: 'Approved in Slack, 14:02' }] as const;
  const shown = shownCards([one, two, three], ['1', '2'], {}, settled);
  expect(shown.map(({ approval, decision }) => [approval.tool_call_id, decision])).toEqual([
    ['1', { kind: 'settled', sentence: 'Approved in Slack, 14:02' }],
    ['3', undefined],
  ]);
});

it('tells the truth of a press: its answer, who was first, or that nobody knows', () => {
  const [decided, overtaken, failed] = shownCards(
    [one, two, three],
    [],
    {
      '1': { kind: 'decided', approved: true, answer: 'Booked.' },
      '2': { kind: 'overtaken', sentence: 'Denied in Slack' },
      '3': { kind: 'failed', sentence: 'Sorry' },
    },
    [],
  );
  expect(decided).toMatchObject({ decision: { kind: 'decided', approved: true }, answer: 'Booked.' });
  expect(overtaken).toMatchObject({ decision: { kind: 'overtaken', sentence: 'Denied in Slack' } });
  expect(failed).toMatchObject({ decision: undefined, failure: 'Sorry' });
});

import type { StoredMessage } from '@catch/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { downloadText } from '../../lib/download.ts';
import { toScenario } from './scenario.ts';

/** A turn ends after 90 s at the latest, but it may have waited for an approval. */
const AROUND = 24 * 3_600_000;

const around = (timestamp: string, shift: number): string =>
  new Date(Date.parse(timestamp) + shift).toISOString();

/** All rows of the message's turn; a row without a turn stands alone. */
async function turnOf(stored: StoredMessage): Promise<readonly StoredMessage[]> {
  if (!stored.turn_id) return [stored];
  const { messages } = await call('adminConversation', {
    params: { user_id: stored.user_id },
    query: {
      channel: stored.channel,
      start_date: around(stored.timestamp, -AROUND),
      end_date: around(stored.timestamp, AROUND),
      limit: 1_000,
    },
  });
  const turn = messages.filter((message) => message.turn_id === stored.turn_id);
  return turn.length > 0 ? turn : [stored];
}

export const useDownloadScenario = () =>
  useMutation({
    mutationFn: async (stored: StoredMessage) => {
      const scenario = toScenario(await turnOf(stored));
      downloadText(`${scenario.name}.json`, 'application/json', `${JSON.stringify(scenario, null, 2)}\n`);
    },
  });

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fetchRecording } from '../../../adapters/transcription/fetch-recording.ts';
import { type SendResult, type VoiceBytes, VoiceRefused } from '../../../modules/channels/kit.ts';
import { type HttpClient, NoAnswer } from '../../../platform/http-client.ts';
import { wasNeverSent } from '../../../platform/was-never-sent.ts';
import type { WhatsappContent, WhatsappGateway } from '../whatsapp.port.ts';
import { isUntranslated, readGraphAnswer } from './graph-answer.ts';
import { messageBody } from './message-body.ts';

export interface CloudSettings {
  readonly graphUrl: string;
  readonly phoneNumberId: string;
  readonly token: string;
  readonly mediaHosts: readonly string[];
}

const media = z.object({
  url: z.string(),
  mime_type: z.string().optional(),
  sha256: z.string().optional(),
  file_size: z.coerce.number<unknown>().optional().catch(undefined),
});

/** WhatsApp's Cloud API over Graph. */
export function createWhatsappCloudGateway(settings: CloudSettings, http: HttpClient): WhatsappGateway {
  const authorization = `Bearer ${settings.token}`;
  const post = (body: unknown, operation: string, timeoutMs: number, signal?: AbortSignal) =>
    http({
      method: 'POST',
      url: `${settings.graphUrl}/${settings.phoneNumberId}/messages`,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      operation,
      timeoutMs,
      ...(signal ? { signal } : {}),
    });

  return {
    send: async (to, content, reference, signal): Promise<SendResult> => {
      try {
        const sendIt = (form: WhatsappContent) =>
          post(messageBody(to, form, reference), 'whatsapp messages.send', 15_000, signal);
        const answer = await sendIt(content);
        // A reminder in English is better than none: the operator may not have registered all languages yet.
        if (content.type === 'template' && content.language !== 'en' && isUntranslated(answer))
          return readGraphAnswer(await sendIt({ ...content, language: 'en' }));
        return readGraphAnswer(answer);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        return wasNeverSent(error)
          ? { kind: 'retry', reason: 'WhatsApp cannot be reached' }
          : { kind: 'unknown', reason: error.message };
      }
    },

    showTyping: async (messageId) => {
      await post(
        {
          messaging_product: 'whatsapp',
          status: 'read',
          message_id: messageId,
          typing_indicator: { type: 'text' },
        },
        'whatsapp messages.read',
        5000,
      );
    },

    fetchVoice: async (mediaId, signal): Promise<VoiceBytes> => {
      const found = await http({
        method: 'GET',
        url: `${settings.graphUrl}/${encodeURIComponent(mediaId)}`,
        headers: { authorization },
        operation: 'whatsapp media.get',
        signal,
      });
      const info = found.status === 200 ? media.safeParse(found.json()) : undefined;
      if (!info?.success) throw new VoiceRefused('gone', `media answered ${found.status}`);
      const recording = await fetchRecording({
        url: info.data.url,
        hosts: settings.mediaHosts,
        authorization,
        announcedBytes: info.data.file_size,
        signal,
      });
      const { sha256 } = info.data;
      const hash = createHash('sha256').update(recording.bytes).digest();
      // Written in hexadecimal here, in base64 in webhooks.
      if (sha256 && sha256.toLowerCase() !== hash.toString('hex') && sha256 !== hash.toString('base64'))
        throw new VoiceRefused('gone', 'the bytes are not those that were announced');
      return recording;
    },
  };
}

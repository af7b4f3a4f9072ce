import { type Moment, timed } from '@catch/scheduling';
import { readWhen, zoneCalled } from '@catch/understanding';
import { question, refusal } from '../../values/make.ts';
import { answer } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { whenContext } from '../time/when-context.ts';
import { whichReading } from '../time/which-reading.ts';
import type { Plan, Tool, ToolContext } from '../tool.port.ts';

export const convertTimeTool = (): Tool<ToolInput<'convert_time'>> => ({
  name: 'convert_time',
  description: 'What a time in one zone is in others. Looks at no calendar and changes nothing.',
  inputSchema: toolInputs.convert_time,
  plan: async (input, context) => convert(input, context),
});

function convert({ when: words, into = [] }: ToolInput<'convert_time'>, context: ToolContext): Plan<never> {
  const { when, unread } = readWhen(words, whenContext(context));
  if (when.kind === 'ambiguous') return answer(whichReading(when, context.user.timeZone));
  const isSpan = when.kind === 'interval' && when.range && !when.allDay;
  if (unread.length > 0 || (when.kind !== 'instant' && !isSpan))
    return answer(question({ for: 'window', words }));
  const zones = into.map((name) => ({ name, zone: zoneCalled(name) }));
  const unknown = zones.find(({ zone }) => zone === undefined);
  if (unknown)
    return answer(refusal({ code: 'impossible-time', time: { code: 'no-such-zone', name: unknown.name } }));
  const [start, end] = when.kind === 'instant' ? [when.at, when.at] : [when.start, when.end];
  const at = (time: { readonly epochMilliseconds: number }, zone: string): Moment =>
    timed(time.epochMilliseconds, zone);
  const shownZones = [
    when.zone,
    ...(zones.length > 0 ? zones.map(({ zone }) => zone) : [context.user.timeZone]),
  ];
  return answer({
    kind: 'answer',
    about: 'zones',
    times: [...new Set(shownZones.filter((zone) => zone !== undefined))].map((zone) => ({
      start: at(start, zone),
      end: at(end, zone),
    })),
  });
}

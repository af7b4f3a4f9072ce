import type { Migration } from 'kysely/migration';
import { providers } from '../calendars/index.ts';
import { channels } from '../channels/index.ts';
import { identity } from './0001-identity.ts';
import { characters } from './0002-characters.ts';
import { calendar } from './0003-calendar.ts';
import { assistant } from './0004-assistant.ts';
import { memory } from './0005-memory.ts';
import { channels as firstChannels } from './0006-channels.ts';
import { admin } from './0007-admin.ts';
import { reminderRuns } from './0008-reminder-runs.ts';
import { background } from './0009-background.ts';
import { profile } from './0010-profile.ts';
import { turnsAtOnce } from './0012-turns-at-once.ts';
import { failedMessages } from './0013-failed-messages.ts';
import { turnKnowledge } from './0014-turn-knowledge.ts';
import { adminSearch } from './0015-admin-search.ts';
import { utcDays } from './0016-utc-days.ts';
import { interruptedExecutions } from './0017-interrupted-executions.ts';
import { countingByKey } from './0018-counting-by-key.ts';
import { executionsInDoubt } from './0019-executions-in-doubt.ts';
import { conversationStates } from './0020-conversation-states.ts';
import { preferenceRules } from './0021-preference-rules.ts';
import { replacedApprovals } from './0022-replaced-approvals.ts';
import { choices } from './0023-choices.ts';
import { listening } from './0024-listening.ts';
import { modelUsage } from './0026-model-usage.ts';
import { vendors } from './0027-vendors.ts';
import { stopping } from './0028-stopping.ts';
import { oneTrace } from './0029-one-trace.ts';
import { language } from './0030-language.ts';
import { refusedMessage } from './0031-refused-message.ts';
import { presses } from './0032-presses.ts';
import { setAside } from './0033-set-aside.ts';
import { turnsByTime } from './0034-turns-by-time.ts';
import { channelsByData } from './0035-channels-by-data.ts';
import { calendarConnections } from './0037-calendar-connections.ts';
import { turnsUnderWay } from './0038-turns-under-way.ts';

/** In order; a channel's own tables come from its folder. A migration that has landed is never edited; a later one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-characters': characters,
  '0003-calendar': calendar,
  '0004-assistant': assistant,
  '0005-memory': memory,
  '0006-channels': firstChannels,
  '0007-admin': admin,
  '0008-reminder-runs': reminderRuns,
  '0009-background': background,
  '0010-profile': profile,
  '0012-turns-at-once': turnsAtOnce,
  '0013-failed-messages': failedMessages,
  '0014-turn-knowledge': turnKnowledge,
  '0015-admin-search': adminSearch,
  '0016-utc-days': utcDays,
  '0017-interrupted-executions': interruptedExecutions,
  '0018-counting-by-key': countingByKey,
  '0019-executions-in-doubt': executionsInDoubt,
  '0020-conversation-states': conversationStates,
  '0021-preference-rules': preferenceRules,
  '0022-replaced-approvals': replacedApprovals,
  '0023-choices': choices,
  '0024-listening': listening,
  '0026-model-usage': modelUsage,
  '0027-vendors': vendors,
  '0028-stopping': stopping,
  '0029-one-trace': oneTrace,
  '0030-language': language,
  '0031-refused-message': refusedMessage,
  '0032-presses': presses,
  '0033-set-aside': setAside,
  '0034-turns-by-time': turnsByTime,
  '0035-channels-by-data': channelsByData,
  '0037-calendar-connections': calendarConnections,
  '0038-turns-under-way': turnsUnderWay,
  ...Object.assign({}, ...[...providers, ...channels].map(({ migrations = {} }) => migrations)),
};

import { labelOf } from '@catch/contract/channel-labels';
import { type ComponentType, useState } from 'react';
import type { ChannelName, Conversation } from '../channels/channel.ts';
import { FirstMessage } from '../channels/first-message.tsx';
import { channelSettings } from '../channels/settings.ts';
import { useFirstChannel } from '../channels/use-first-channel.ts';
import { ActivityCard } from '../features/activity/activity-card.tsx';
import { ReaderCard } from '../features/admin-messages/reader-card.tsx';
import { AssistantCard } from '../features/assistant-picker/assistant-card.tsx';
import { AskedForNotice } from '../features/auth/asked-for-notice.tsx';
import { startSignIn } from '../features/auth/sign-in.ts';
import { askToTalk } from '../features/chat/talk/asked-to-talk.ts';
import { TalkButton } from '../features/chat/talk/talk-button.tsx';
import { TalkCard } from '../features/chat/talk/talk-card.tsx';
import { useWaitingCount } from '../features/chat/waiting/use-waiting-count.ts';
import { Waiting } from '../features/chat/waiting/waiting.tsx';
import { WaitingButton } from '../features/chat/waiting/waiting-button.tsx';
import { FirstMinute } from '../features/first-minute/first-minute.tsx';
import { GoogleCalendarCard } from '../features/google-calendar/google-calendar-card.tsx';
import { LanguageCard } from '../features/language/language-card.tsx';
import { MemoryCard } from '../features/memory/memory-card.tsx';
import { AccountCard } from '../features/my-data/account-card.tsx';
import { MailCard } from '../features/my-data/mail-card.tsx';
import { StaffAccessCard } from '../features/my-data/staff-access-card.tsx';
import { NotificationsCard } from '../features/notifications/notifications-card.tsx';
import { TodayCard } from '../features/today/today-card.tsx';
import { WelcomeBanner } from '../features/welcome/welcome-banner.tsx';
import { detailOr } from '../lib/api-error.ts';
import { goTo } from '../lib/navigation.ts';
import { paths } from '../lib/paths.ts';
import { forgetSavedText } from '../lib/saved-text.ts';
import { endSession, isStaff, useCurrentUser } from '../lib/session.ts';
import { FloatingNotice, useNotice } from '../ui/banner.tsx';
import { KeepsPlace } from '../ui/keeps-place.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Section, SectionNav } from '../ui/section-nav.tsx';
import { say } from '../words/settings.ts';
import type { DialogName, SettingsDialogProps } from './settings-dialog.tsx';

interface Opened {
  readonly name: DialogName;
  readonly Dialog: ComponentType<SettingsDialogProps>;
}

/** Connected on this visit. */
interface NewChannel {
  readonly name: ChannelName;
  readonly conversation: Conversation | undefined;
}

/** In the order of the page. */
const sections = () => [
  { id: 'connections', label: say('settings.connections') },
  { id: 'chat', label: say('settings.chat') },
  { id: 'approvals', label: say('settings.approvals') },
  { id: 'today', label: say('today.today') },
  { id: 'activity', label: say('activity.title') },
  { id: 'memory', label: say('settings.memory') },
  { id: 'messages', label: say('settings.messages') },
  { id: 'account', label: say('settings.account') },
];

export function Settings() {
  const feedback = useNotice();
  const user = useCurrentUser();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [newest, setNewest] = useState<NewChannel | null>(null);
  const first = useFirstChannel(user.id);
  /** Most visits open none: their code comes with the first. */
  const open = (name: DialogName) =>
    void import('./settings-dialog.tsx').then(
      ({ SettingsDialog }) => setOpened({ name, Dialog: SettingsDialog }),
      () => feedback.failed(say('settings.dialogFailed')),
    );
  const close = () => setOpened(null);
  const closeWith = (text: string) => {
    close();
    feedback.succeeded(text);
  };
  const askGoogle = (asking?: 'turnOnMailHeaders') =>
    void startSignIn(asking).catch((error: unknown) => feedback.failed(detailOr(error, say('login.failed'))));
  const signInAgain = () => askGoogle();
  const firstMessage = (name: ChannelName) =>
    newest?.name === name && (
      <FirstMessage
        channel={labelOf(name)}
        conversation={newest.conversation}
        onDismiss={() => setNewest(null)}
      />
    );
  const connected = (name: ChannelName, conversation: Conversation | undefined) => {
    setNewest({ name, conversation });
    closeWith(channelSettings.find((channel) => channel.name === name)?.says.connected() ?? '');
  };
  const deleted = () => {
    forgetSavedText();
    endSession(paths.home);
    goTo(paths.home);
  };

  return (
    <Page>
      <PageHeader
        title={say('settings.title')}
        subtitle={say('settings.subtitle')}
        count={useWaitingCount()}
        actions={
          <div className="flex gap-2">
            <TalkButton />
            <WaitingButton />
          </div>
        }
      />
      <AskedForNotice />
      <SectionNav sections={sections()} />
      {/* What was pressed may be far below. */}
      <FloatingNotice
        notice={feedback.notice}
        onDismiss={feedback.clear}
        className="sm:top-28 sm:translate-y-2"
      />
      <div className="mt-6 grid grid-cols-1 gap-6">
        <Section id="connections">
          {!first.isConnected && <WelcomeBanner isPlaceholder={!first.isKnown} onConnect={open} />}
          <KeepsPlace name="assistant">
            <AssistantCard onChange={() => open('characters')} />
          </KeepsPlace>
          <section aria-labelledby="integrations">
            <h2 id="integrations" className="font-semibold text-base">
              {say('settings.integrations')}
            </h2>
            <div className="mt-3 grid grid-cols-1 gap-4 md:grid-cols-3">
              <GoogleCalendarCard onReconnect={signInAgain} />
              {channelSettings.map(({ name, Card, says }) => (
                <Card
                  key={name}
                  firstMessage={firstMessage(name)}
                  onConnect={() => open(name)}
                  onDisconnected={() => feedback.succeeded(says.disconnected())}
                  onFailed={feedback.failed}
                />
              ))}
            </div>
          </section>
          <FirstMinute
            onReconnect={signInAgain}
            onChooseAssistant={() => open('characters')}
            onConnect={open}
            onTalk={askToTalk}
          />
        </Section>
        <Section id="chat">
          <TalkCard />
        </Section>
        <Section id="approvals">
          <Waiting />
        </Section>
        <Section id="today">
          <TodayCard feedback={feedback} />
        </Section>
        <Section id="activity">
          <ActivityCard feedback={feedback} />
        </Section>
        <Section id="memory">
          <MemoryCard feedback={feedback} />
        </Section>
        <Section id="messages">
          <NotificationsCard feedback={feedback} />
        </Section>
        <Section id="account">
          <LanguageCard onFailed={feedback.failed} />
          <MailCard feedback={feedback} onTurnOn={() => askGoogle('turnOnMailHeaders')} />
          <StaffAccessCard />
          {isStaff(user) && <ReaderCard />}
          <AccountCard onDelete={() => open('delete')} onFailed={feedback.failed} />
        </Section>
      </div>

      {opened && (
        <opened.Dialog
          name={opened.name}
          onClose={close}
          onChosen={(name) => closeWith(say('settings.takesOver', { name }))}
          onConnected={connected}
          onDeleted={deleted}
          onSignInAgain={signInAgain}
        />
      )}
    </Page>
  );
}

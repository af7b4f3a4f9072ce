import type { CardChange } from '@catch/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { StaffPage } from '../app/guards.tsx';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { ImpersonationBanner } from '../features/chat/impersonation-banner.tsx';
import { PersonPicker } from '../features/chat/person-picker.tsx';
import { useActingAs } from '../features/chat/use-acting-as.ts';
import { refreshWeekCalendar } from '../features/week-calendar/queries.ts';
import { WeekCalendarPanel } from '../features/week-calendar/week-calendar-panel.tsx';
import { useCurrentUser } from '../lib/session.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { say } from '../words/staff.ts';

export const Chat = () => (
  <StaffPage>
    <ChatPage />
  </StaffPage>
);

function ChatPage() {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { people, userId, person, actAs } = useActingAs();
  const [proposals, setProposals] = useState<readonly CardChange[]>([]);
  // The week is by far the most to draw: whom one writes as is on the screen before it.
  const calendarOf = useDeferredValue(userId);
  // The address says whose calendar it is before the list says what they are called: both are fetched at once, and
  // the banner's place is kept, so that nothing moves when it comes.
  const isNaming = userId !== '' && people.isPending;
  const myself = { id: '', name: say('chat.myselfAdmin'), email: user.email, picture: user.picture };

  return (
    <Page width="wide">
      <PageHeader
        title={say('chat.chatAssistant')}
        actions={
          <PersonPicker
            myself={myself}
            people={people.data?.users ?? []}
            chosen={userId === '' ? myself : person}
            isLoading={people.isPending}
            onChoose={actAs}
          />
        }
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {people.isError && !people.data && (
          <Failure
            error={people.error}
            title={say('chat.failedToFetchUsers')}
            hint={say('chat.youCanStillChat')}
            retrying={people.isFetching}
            onRetry={() => void people.refetch()}
          />
        )}
        {userId !== '' && people.data && !person && (
          <Banner
            tone="warning"
            actions={
              <Button variant="secondary" size="sm" onClick={() => actAs('')}>
                {say('chat.chatAsMyself')}
              </Button>
            }
          >
            {say('chat.nobodyYouCanChat')}
          </Banner>
        )}
        {person && <ImpersonationBanner person={person} onStop={() => actAs('')} />}
        {isNaming && <Skeleton shape="control" className="h-12 w-full" />}
        <ChatPanel
          userId={userId}
          person={person}
          onSettled={() => void refreshWeekCalendar(client)}
          onProposals={setProposals}
        />
        {(person || isNaming) &&
          (calendarOf === userId ? (
            <WeekCalendarPanel userId={userId} email={person?.email} proposals={proposals} />
          ) : (
            <Skeleton className="h-180 w-full" />
          ))}
      </div>
    </Page>
  );
}

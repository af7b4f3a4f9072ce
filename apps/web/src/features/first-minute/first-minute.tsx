import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { askToTalk } from '../talk/asked-to-talk.ts';
import { TalkCard } from '../talk/talk-card.tsx';
import { Checklist, type ChecklistActions } from './checklist.tsx';
import { isOver, rememberOver } from './remembered.ts';
import { useProgress } from './use-progress.ts';

type Props = Omit<ChecklistActions, 'onTalk' | 'onHide'>;

/** What to do first, until it is done or put away; and the assistant itself, to be tried at once and ever after. */
export function FirstMinute(actions: Props) {
  const { id } = useCurrentUser();
  const client = useQueryClient();
  const [isHidden, setHidden] = useState(() => isOver(id));
  const hide = () => {
    rememberOver(id);
    setHidden(true);
  };
  return (
    <>
      {!isHidden && <Steps actions={{ ...actions, onTalk: askToTalk, onHide: hide }} userId={id} />}
      <TalkCard
        // Only the list has to know, and only until it is over.
        onSaid={() => {
          if (!isHidden) void client.invalidateQueries({ queryKey: ['conversation'] });
        }}
      />
    </>
  );
}

/** Whoever comes back with all of it done never sees it again; whoever finishes now sees that they have. */
function Steps({ actions, userId }: { actions: ChecklistActions; userId: string }) {
  const progress = useProgress();
  const steps = Object.values(progress);
  const isKnown = !steps.includes(undefined);
  const isDone = steps.every(Boolean);
  const [wasOpen, setWasOpen] = useState(false);
  if (isKnown && !isDone && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isDone) rememberOver(userId);
  }, [isDone, userId]);
  return isDone && !wasOpen ? null : <Checklist progress={progress} {...actions} />;
}

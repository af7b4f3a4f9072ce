import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { Checklist, type ChecklistActions } from './checklist.tsx';
import { isOver, rememberFinished } from './remembered.ts';
import { useProgress } from './use-progress.ts';

type Actions = Omit<ChecklistActions, 'onHide'>;

/** What to do first, until it is done or put away. */
export function FirstMinute(actions: Actions) {
  const { id } = useCurrentUser();
  const [isHidden, setHidden] = useState(() => isOver(id));
  const hide = () => {
    rememberFinished(id);
    setHidden(true);
  };
  return isHidden ? null : <Steps actions={{ ...actions, onHide: hide }} userId={id} />;
}

/** People who come back with all of it done never see it again; people who finish now see that they have. */
function Steps({ actions, userId }: { actions: ChecklistActions; userId: string }) {
  const progress = useProgress();
  const steps = Object.values(progress);
  const isKnown = !steps.includes(undefined);
  const isDone = steps.every(Boolean);
  const [wasOpen, setWasOpen] = useState(false);
  if (isKnown && !isDone && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isDone) rememberFinished(userId);
  }, [isDone, userId]);
  return isDone && !wasOpen ? null : <Checklist progress={progress} {...actions} />;
}

import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/settings.ts';
import { describe } from './describe.ts';
import { myAssistant } from './queries.ts';

export function AssistantCard({ onChange }: { onChange: () => void }) {
  const user = useCurrentUser();
  const assistant = useQuery(myAssistant());
  useLoggedFailure(assistant, 'The chosen assistant');
  const character = assistant.data ?? null;

  return (
    <section
      aria-label={say('assistant.label')}
      className={classNames(cardClass, 'flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6')}
    >
      {assistant.isPending ? (
        <>
          <span data-loading hidden />
          <Skeleton shape="round" className="size-24 sm:size-28" />
          <div className="min-w-0 flex-1 basis-40">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
          </div>
        </>
      ) : (
        <>
          <Avatar
            src={character?.picture_url}
            alt={character?.name ?? ''}
            className="size-24 text-3xl sm:size-28"
          />
          <div className="min-w-0 flex-1 basis-40">
            <h2 className="wrap-anywhere font-semibold text-xl tracking-tight">
              {character?.name ?? say('assistant.yours')}
            </h2>
            <p className="mt-1 max-w-prose wrap-anywhere text-ink-soft">
              {character ? describe(character) : user.name || user.email}
            </p>
            {/* The specified name alone reads as if the assistant were called that. */}
            {assistant.data === null && (
              <p className="mt-1 text-ink-faint text-sm">{say('assistant.notChosen')}</p>
            )}
          </div>
        </>
      )}
      <Button variant="secondary" onClick={onChange} className="max-sm:w-full">
        {say('assistant.change')}
      </Button>
    </section>
  );
}

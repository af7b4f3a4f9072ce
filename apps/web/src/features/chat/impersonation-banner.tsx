import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { rich, say } from '../../words/staff.ts';
import { nameOf, type Person } from './people.ts';

/** In sight wherever the page is scrolled to: what is written here happens in somebody's life. */
export function ImpersonationBanner({ person, onStop }: { person: Person; onStop: () => void }) {
  const name = nameOf(person);
  return (
    <div
      role="status"
      className="edge sticky top-18 z-20 flex animate-rise items-center gap-3 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink shadow-card ring-1 ring-warning/40 ring-inset before:absolute before:inset-x-0 before:bottom-full before:h-2 before:bg-canvas"
    >
      <Avatar src={person.picture} name={name} className="size-8 text-sm" />
      <p
        className="line-clamp-2 min-w-0 flex-1 font-medium leading-5 [overflow-wrap:anywhere]"
        title={person.email}
      >
        {rich('chat.chattingAs', { name, bdi: (text) => <bdi>{text}</bdi> })}
      </p>
      <Button variant="secondary" size="sm" onClick={onStop}>
        {say('chat.stopImpersonating')}
      </Button>
    </div>
  );
}

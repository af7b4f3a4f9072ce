import { Avatar } from '../../ui/avatar.tsx';
import { nameOf, type Person } from './people.ts';

/** Picture or initial, name or e-mail; the e-mail beneath the name where there is room. */
export function PersonLabel({ person, withEmail = false }: { person: Person; withEmail?: boolean }) {
  const name = nameOf(person);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar src={person.picture} name={name} className="size-7 text-xs" />
      <span className="min-w-0 text-left leading-5">
        <span className="block truncate">{name}</span>{' '}
        {withEmail && name !== person.email && (
          <span className="block truncate text-ink-faint text-xs">{person.email}</span>
        )}
      </span>
    </span>
  );
}

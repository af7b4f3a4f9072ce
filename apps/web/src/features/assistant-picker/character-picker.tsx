import type { Character } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { detailOr } from '../../lib/api-error.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { say } from '../../words/settings.ts';
import { describe } from './describe.ts';
import { characters, myAssistant, useChooseCharacter } from './queries.ts';

interface Props {
  readonly onClose: () => void;
  readonly onChosen: (character: Character) => void;
}

export function CharacterPicker({ onClose, onChosen }: Props) {
  const list = useQuery(characters());
  const current = useQuery(myAssistant());
  const choose = useChooseCharacter();

  return (
    <Modal
      size="lg"
      title={say('assistant.choose')}
      description={say('assistant.select')}
      onClose={onClose}
      cross={false}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {say('ui.close')}
        </Button>
      }
    >
      {choose.isError && (
        <Banner tone="danger" className="mb-4">
          {detailOr(choose.error, say('assistant.changeFailed'))}
        </Banner>
      )}
      <QueryState
        query={list}
        loading={<LoadingCharacters />}
        error={say('assistant.loadFailed')}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={say('assistant.none')} />}
      >
        {(all) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {all.map((character) => (
              <li key={character.id}>
                <CharacterButton
                  character={character}
                  current={current.data?.id === character.id}
                  busy={choose.isPending && choose.variables.id === character.id}
                  disabled={choose.isPending}
                  onChoose={() => choose.mutate(character, { onSuccess: () => onChosen(character) })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Modal>
  );
}

interface CharacterButtonProps {
  readonly character: Character;
  readonly current: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function CharacterButton({ character, current, busy, disabled, onChoose }: CharacterButtonProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={disabled}
      aria-current={current || undefined}
      className="flex h-full w-full items-center gap-4 rounded-card border border-line p-3.5 text-left transition-colors hover:border-line-control hover:bg-surface-hover disabled:cursor-progress aria-current:border-accent aria-current:bg-accent-soft/40"
    >
      <Avatar src={character.picture_url} className="size-18" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <span className="font-semibold">{character.name}</span>
          {busy ? <Spinner /> : current && <Badge tone="accent">{say('assistant.current')}</Badge>}
        </span>
        <span className="mt-0.5 block text-ink-soft text-sm leading-5">{describe(character)}</span>
      </span>
    </button>
  );
}

const LoadingCharacters = () => (
  <div className="grid gap-3 sm:grid-cols-2">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} shape="card" className="h-26" />
    ))}
  </div>
);

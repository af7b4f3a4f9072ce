import type { ChannelName, Conversation } from '../channels/channel.ts';
import { channelConnects } from '../channels/connect.ts';
import { CharacterPicker } from '../features/assistant-picker/character-picker.tsx';
import { DeleteAccountModal } from '../features/my-data/delete-account-modal.tsx';

export type DialogName = 'characters' | ChannelName | 'delete';

export interface SettingsDialogProps {
  readonly name: DialogName;
  readonly onClose: () => void;
  /** The assistant's name. */
  readonly onChosen: (name: string) => void;
  readonly onConnected: (channel: ChannelName, conversation: Conversation | undefined) => void;
  readonly onDeleted: () => void;
  readonly onSignInAgain: () => void;
}

/** Whichever of the dialogs of Settings was asked for. */
export function SettingsDialog({ name, onClose, ...events }: SettingsDialogProps) {
  if (name === 'characters')
    return <CharacterPicker onClose={onClose} onChosen={(character) => events.onChosen(character.name)} />;
  if (name === 'delete')
    return (
      <DeleteAccountModal
        onClose={onClose}
        onDeleted={events.onDeleted}
        onSignInAgain={events.onSignInAgain}
      />
    );
  const channel = channelConnects.find((one) => one.name === name);
  return (
    channel && (
      <channel.Connect
        onClose={onClose}
        onConnected={(conversation) => events.onConnected(channel.name, conversation)}
      />
    )
  );
}

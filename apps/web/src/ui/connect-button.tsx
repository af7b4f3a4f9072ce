import { say } from '../words/settings.ts';
import { Button } from './button.tsx';

interface Props {
  /** Undefined while it is not known yet. */
  readonly connected: boolean | undefined;
  readonly disconnecting: boolean;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
}

/** What an integration card offers: to connect, to disconnect, or to wait until it is known which. */
export function ConnectButton({ connected, disconnecting, onConnect, onDisconnect }: Props) {
  if (connected === undefined)
    return (
      <Button variant="secondary" busy>
        {say('ui.loading')}
      </Button>
    );
  if (!connected) return <Button onClick={onConnect}>{say('ui.connect')}</Button>;
  return (
    <Button variant="secondary" busy={disconnecting} onClick={onDisconnect}>
      {disconnecting ? say('ui.disconnecting') : say('ui.disconnect')}
    </Button>
  );
}

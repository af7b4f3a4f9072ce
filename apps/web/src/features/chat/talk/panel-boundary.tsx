import { Component, type ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../words/settings.ts';

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** The code of the conversation may not come, on a train: the rest of the page stays as it is. */
export class PanelBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Banner
        tone="danger"
        className="m-4"
        actions={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              this.props.onRetry();
              this.setState({ failed: false });
            }}
          >
            {say('ui.retry')}
          </Button>
        }
      >
        {say('talk.notThere')}
      </Banner>
    );
  }
}

import { Component, type ReactNode } from 'react';
import { say } from '../words/frame.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface Props {
  readonly children: ReactNode;
  /** What is not there. */
  readonly failed: string;
  readonly onRetry: () => void;
}

/** Code that is fetched on demand may not come, on a train: the rest of the page stays as it is. */
export class LoadBoundary extends Component<Props, { readonly failed: boolean }> {
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
        {this.props.failed}
      </Banner>
    );
  }
}

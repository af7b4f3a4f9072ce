import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { say } from '../words/frame.ts';

interface Props {
  readonly children: ReactNode;
}

/** Last resort: a page that broke, or a part of it that could not be fetched after a new release. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-[60dvh] max-w-md place-content-center gap-4 px-6 text-center">
        <h1 className="font-semibold text-xl">{say('broken.title')}</h1>
        <p className="text-ink-soft">{say('broken.text')}</p>
        <div>
          <Button onClick={() => location.reload()}>{say('broken.reload')}</Button>
        </div>
      </main>
    );
  }
}

import { ApiError } from '../lib/api-error.ts';
import { staffError } from '../lib/staff-error.ts';
import { say } from '../words/frame.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface Props {
  readonly error: unknown;
  /** The specified sentence. */
  readonly title: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** What else may help. */
  readonly hint?: string;
}

/** A part of a staff page that could not be fetched: what happened, why if the server said so, and Retry. */
export function Failure({ error, title, retrying, onRetry, hint }: Props) {
  const denied = error instanceof ApiError && error.status === 403;
  const detail = error instanceof ApiError && !denied ? error.reason : null;
  return (
    <Banner
      tone="danger"
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry} busy={retrying}>
          {say('ui.retry')}
        </Button>
      }
    >
      <p className="font-medium">{denied ? staffError(error, title) : title}</p>
      {detail && detail !== title && <p>{detail}</p>}
      {hint && !denied && <p>{hint}</p>}
    </Banner>
  );
}

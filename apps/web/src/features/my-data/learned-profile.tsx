import { useId } from 'react';
import { detailOr } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ForgetButton } from './forget-button.tsx';
import type { Feedback } from './memory-card.tsx';
import { profileWords } from './profile-words.ts';
import { useLearnProfile } from './queries.ts';

interface Props {
  readonly profile: { profile_data: Record<string, unknown>; last_updated: string };
  readonly feedback: Feedback;
}

export function LearnedProfile({ profile, feedback }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <h3 id={id} className="font-medium text-sm">
          Learned profile
        </h3>
        <ForgetButton
          memory={{ kind: 'profile' }}
          label="Delete profile"
          describedBy={id}
          onForgotten={() => feedback.succeeded('Learned profile deleted')}
          onFailed={feedback.failed}
        />
      </div>
      <dl className="mt-2 grid grid-cols-1 gap-2 rounded-control border border-line px-4 py-3 text-sm">
        {profileWords(profile.profile_data).map(({ label, lines }) => (
          <div key={label} className="grid grid-cols-1 gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-ink-faint">{label}</dt>
            {lines.map((line) => (
              <dd key={line} className="min-w-0 break-words sm:col-start-2">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-ink-faint text-xs">Last updated {formatDateTime(profile.last_updated)}</p>
    </div>
  );
}

/** After it was deleted: nothing is learned until its owner asks for it. */
export function NothingLearned({ feedback }: { feedback: Feedback }) {
  const learn = useLearnProfile();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <h3 className="font-medium text-sm">Learned profile</h3>
        <p className="mt-1 text-ink-soft text-sm">
          Deleted. Nothing is learned from your calendar and mail headers.
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={learn.isPending}
        onClick={() =>
          learn.mutate(undefined, {
            onSuccess: () => feedback.succeeded('Your profile is being built'),
            onError: (error) => feedback.failed(detailOr(error, 'Failed to start. Please try again.')),
          })
        }
      >
        {learn.isPending ? 'Starting...' : 'Learn again'}
      </Button>
    </div>
  );
}

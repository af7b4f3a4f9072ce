import { useId } from 'react';
import { detailOr } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { profileWords } from '../../lib/profile-words.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { ForgetProfile } from './forget-profile.tsx';
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
          {say('profile.title')}
        </h3>
        <ForgetProfile describedBy={id} feedback={feedback} />
      </div>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">
        {say('profile.source', { mail: hasReadMail(profile.profile_data) ? 'yes' : 'no' })}
      </p>
      <details className="mt-2 rounded-control border border-line text-sm">
        <summary className="cursor-pointer px-4 py-2.5 font-medium text-ink-soft hover:text-ink">
          {say('profile.show')}
        </summary>
        <dl className="grid grid-cols-1 gap-2 border-line border-t px-4 py-3">
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
        <p className="border-line border-t px-4 py-3 text-ink-soft text-xs">{say('profile.zoneFrom')}</p>
      </details>
      <p className="mt-1.5 text-ink-faint text-xs">
        {say('profile.updated', { when: formatDateTime(profile.last_updated) })}
      </p>
    </div>
  );
}

/** Said of what was really read: facts that were counted in mail headers were never said in a chat. */
const hasReadMail = ({ read }: Record<string, unknown>): boolean =>
  typeof read === 'object' && read !== null && 'mail_read' in read && read.mail_read === true;

/** After it was deleted: nothing is learned until its owner asks for it. */
export function NothingLearned({ feedback }: { feedback: Feedback }) {
  const learn = useLearnProfile();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <h3 className="font-medium text-sm">{say('profile.title')}</h3>
        <p className="mt-1 text-ink-soft text-sm">{say('profile.off')}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={learn.isPending}
        onClick={() =>
          learn.mutate(undefined, {
            onSuccess: () => feedback.succeeded(say('profile.building')),
            onError: (error) => feedback.failed(detailOr(error, say('profile.startFailed'))),
          })
        }
      >
        {learn.isPending ? say('profile.starting') : say('profile.again')}
      </Button>
    </div>
  );
}

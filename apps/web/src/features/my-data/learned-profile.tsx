import { useId } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { ForgetButton } from './forget-button.tsx';
import type { Feedback } from './memory-card.tsx';

interface Props {
  readonly profile: { profile_data: Record<string, unknown>; last_updated: string };
  readonly feedback: Feedback;
}

/** 'working_hours' → 'Working hours'. */
const readable = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

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
      <dl className="mt-2 grid gap-2 rounded-control border border-line px-4 py-3 text-sm">
        {Object.entries(profile.profile_data).map(([key, value]) => (
          <div key={key} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-faint">{readable(key)}</dt>
            <dd className="min-w-0 break-words">{shown(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-ink-faint text-xs">Last updated {formatDateTime(profile.last_updated)}</p>
    </div>
  );
}

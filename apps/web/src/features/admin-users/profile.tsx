import type { AdminUserDetail } from '@catch/contract';
import { profileWords } from '../../lib/profile-words.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { JsonBlock } from '../../ui/json-block.tsx';
import { say } from '../../words/staff.ts';
import { Nothing, Section } from './section.tsx';

/** In the words that its owner reads; as it is stored, one press away. */
export function Profile({ profile }: { profile: AdminUserDetail['profile'] }) {
  return (
    <Section title={say('users.userProfile')}>
      {profile ? (
        <div className="grid grid-cols-1 gap-3">
          <Facts>
            {profileWords(profile.profile_data).map(({ label, lines }) => (
              <Fact key={label} label={label}>
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </Fact>
            ))}
          </Facts>
          <details className="text-sm">
            <summary className="cursor-pointer py-1 font-medium text-ink-soft hover:text-ink">
              {say('chat.showJson')}
            </summary>
            <JsonBlock value={profile.profile_data} />
          </details>
          <p className="text-ink-faint text-xs">
            {say('users.lastUpdated')}
            <DateTime value={profile.last_updated} />
          </p>
        </div>
      ) : (
        <Nothing>{say('users.noProfileYet')}</Nothing>
      )}
    </Section>
  );
}

import { Link } from 'react-router';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { ProsePage } from '../ui/prose.tsx';

export function Privacy() {
  const { brand } = pageConfig;
  return (
    <ProsePage title="Privacy Policy" updated="1 November 2026">
      <p>
        {brand} works with your calendar and your messages, so you should know exactly what it stores, why,
        who sees it and how to get rid of it. The company that runs this installation is responsible for it.
      </p>
      <h2>What we store</h2>
      <ul>
        <li>
          From Google: your name, e-mail address and picture, and an encrypted permission to use your
          calendar.
        </li>
        <li>
          From your calendar: events and free times are read when they are needed. What an action changed is
          kept for a while, so that it can be undone.
        </li>
        <li>
          From Google mail, if you allowed it: who wrote to whom and when, to learn whom you work with. Not
          what the messages say.
        </li>
        <li>What you write or say to your assistant, and what it answered, on every channel.</li>
        <li>
          What it learned from that: preferences (with your own words as their source), reminders, a profile.
        </li>
        <li>If you connect them: your WhatsApp number, and your Slack user and workspace.</li>
        <li>Technical records of what ran and what failed, without the content of your messages.</li>
      </ul>
      <h2>What we use it for</h2>
      <p>
        To be your assistant, and for nothing else. We do not sell it, show no advertising and do not train
        language models with it. Use of data received from Google follows the Google API Services User Data
        Policy, including its Limited Use requirements.
      </p>
      <h2>Who receives it</h2>
      <ul>
        <li>
          Google, Slack and WhatsApp (Meta): what is needed to change your calendar and to deliver messages.
        </li>
        <li>
          The language model provider that this installation is configured with: your request and the parts of
          your calendar that it is about.
        </li>
        <li>The people you invite: what any calendar invitation shows them, after your approval.</li>
      </ul>
      <h2>When our staff looks</h2>
      <p>
        To help you, staff can open your account, including its conversations and calendar. Each time is
        recorded with who, what and when, and you see all of it in <Link to={paths.settings}>Settings</Link>{' '}
        under 'Who looked at your account'.
      </p>
      <h2>How long we keep it</h2>
      <p>
        As long as you have an account. Preferences, reminders and the learned profile are deleted at once
        when you remove them. When you delete your account, everything stored about you is deleted; backups
        follow within 30 days.
      </p>
      <h2>How it is protected</h2>
      <p>
        Connections are encrypted, the keys to your calendar are encrypted where they are stored, sessions end
        after 24 hours and can be revoked, and tokens never appear in our logs.
      </p>
      <h2>Cookies and browser storage</h2>
      <p>
        Only what the product needs: your session, the theme you chose, and a short-lived cookie while you
        sign in or connect Slack. No tracking.
      </p>
      <h2>Your rights</h2>
      <p>
        In <Link to={paths.settings}>Settings</Link> you can see what is remembered, remove any of it,
        download everything as one file and delete your account. You may also ask us to correct something,
        object to its use, or complain to the data protection authority where you live.
      </p>
    </ProsePage>
  );
}

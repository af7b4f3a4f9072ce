import { Link } from 'react-router';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { ProsePage } from '../ui/prose.tsx';

export function Terms() {
  const { brand } = pageConfig;
  return (
    <ProsePage title="Terms of Service" updated="1 November 2026">
      <p>
        These terms are an agreement between you and the company that runs this installation of {brand}. By
        signing in, you accept them. They are short on purpose; please read them.
      </p>
      <h2>What {brand} does</h2>
      <p>
        {brand} is an assistant for your calendar. You write to it on WhatsApp, in Slack or on the web, and it
        reads your calendar, suggests times, creates and changes events, answers invitations and reminds you
        of things, on your behalf and in your name.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>You sign in with a Google account, and its address must be yours to use.</li>
        <li>
          Keep that account, your phone and your Slack account safe: who can write from them can ask {brand}.
        </li>
        <li>If you lose one of them, disconnect it in Settings or log out; both take effect at once.</li>
      </ul>
      <h2>What it may do in your name</h2>
      <p>
        You stay in charge. {brand} asks for your approval before it invites other people, deletes something,
        changes a series of events or acts on text that somebody else wrote. An event of your own, without
        guests and without a conflict, it creates at once, because you asked for it. What you approve is done
        in your name, as if you had done it yourself.
      </p>
      <h2>What it can get wrong</h2>
      <p>
        {brand} uses language models, and they make mistakes. It shows you what it understood (what, when,
        with whom) and undoes its last action when you ask. Please do not rely on it alone where a missed
        appointment would cause serious harm, such as medical treatment or legal deadlines.
      </p>
      <h2>Fair use</h2>
      <ul>
        <li>Do not use {brand} to send unwanted invitations or messages, or to break the law.</li>
        <li>Do not try to reach other people's data, to overload the service or to get around its limits.</li>
        <li>We may pause an account that does, and we tell its owner why.</li>
      </ul>
      <h2>Other services</h2>
      <p>
        Google, Slack and WhatsApp are run by other companies under their own terms. When one of them is down
        or takes a permission away, the parts of {brand} that need it stop until it is back.
      </p>
      <h2>Ending it</h2>
      <p>
        You can disconnect every channel and delete your account in Settings at any time. Deleting removes
        what we store about you, as the <Link to={paths.privacy}>Privacy Policy</Link> describes; the events
        in your Google calendar stay there. We may end the service with at least 30 days' notice by e-mail.
      </p>
      <h2>Responsibility</h2>
      <p>
        The service is provided with reasonable care but without a promise that it is always available or free
        of errors. As far as the law allows, we are not liable for indirect damage such as lost profit.
        Nothing here limits rights that the law gives you and that cannot be waived.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters to you, we tell you before it happens. If you do not
        agree, delete your account; until then the terms that you accepted apply.
      </p>
    </ProsePage>
  );
}

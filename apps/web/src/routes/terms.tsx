import { Link } from 'react-router';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { ProsePage } from '../ui/prose.tsx';
import { rich, say } from '../words/legal.ts';

export function Terms() {
  const { brand } = pageConfig;
  return (
    <ProsePage title={say('terms.termsOfService')} updated={say('terms.1November2026')}>
      <p>{say('terms.theseTermsAreAn', { brand })}</p>
      <h2>{say('terms.whatDoes', { brand })}</h2>
      <p>{say('terms.isAnAssistantFor', { brand })}</p>
      <h2>{say('terms.yourAccount')}</h2>
      <ul>
        <li>{say('terms.youSignInWith')}</li>
        <li>{say('terms.keepThatAccountYour', { brand })}</li>
        <li>{say('terms.ifYouLoseOne')}</li>
      </ul>
      <h2>{say('terms.whatItMayDo')}</h2>
      <p>{say('terms.youStayInCharge', { brand })}</p>
      <h2>{say('terms.whatItCanGet')}</h2>
      <p>{say('terms.usesLanguageModelsAnd', { brand })}</p>
      <h2>{say('terms.fairUse')}</h2>
      <ul>
        <li>{say('terms.doNotUseTo', { brand })}</li>
        <li>{say('terms.doNotTryTo')}</li>
        <li>{say('terms.weMayPauseAn')}</li>
      </ul>
      <h2>{say('terms.otherServices')}</h2>
      <p>{say('terms.googleSlackAndWhatsapp', { brand })}</p>
      <h2>{say('terms.endingIt')}</h2>
      <p>{rich('terms.youCanDisconnectEvery', { link: (text) => <Link to={paths.privacy}>{text}</Link> })}</p>
      <h2>{say('terms.responsibility')}</h2>
      <p>{say('terms.theServiceIsProvided')}</p>
      <h2>{say('terms.changes')}</h2>
      <p>{say('terms.whenTheseTermsChange')}</p>
    </ProsePage>
  );
}

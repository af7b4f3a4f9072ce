import { Link } from 'react-router';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { ProsePage } from '../ui/prose.tsx';
import { rich, say } from '../words/legal.ts';

export function Privacy() {
  const { brand } = pageConfig;
  return (
    <ProsePage title={say('privacy.privacyPolicy')} updated={say('privacy.1November2026')}>
      <p>{say('privacy.worksWithYourCalendar', { brand })}</p>
      <h2>{say('privacy.whatWeStore')}</h2>
      <ul>
        <li>{say('privacy.fromGoogleYourName')}</li>
        <li>{say('privacy.fromYourCalendarEvents')}</li>
        <li>{say('privacy.fromGoogleMailIf')}</li>
        <li>{say('privacy.whatYouWriteOr')}</li>
        <li>{say('privacy.whatItLearnedFrom')}</li>
        <li>{say('privacy.ifYouConnectThem')}</li>
        <li>{say('privacy.technicalRecordsOfWhat')}</li>
      </ul>
      <h2>{say('privacy.whatWeUseIt')}</h2>
      <p>{say('privacy.toBeYourAssistant')}</p>
      <h2>{say('privacy.whoReceivesIt')}</h2>
      <ul>
        <li>{say('privacy.googleSlackAndWhatsapp')}</li>
        <li>{say('privacy.theLanguageModelProvider')}</li>
        <li>{say('privacy.thePeopleYouInvite')}</li>
      </ul>
      <h2>{say('privacy.whenOurStaffLooks')}</h2>
      <p>{rich('privacy.toHelpYouStaff', { link: (text) => <Link to={paths.settings}>{text}</Link> })}</p>
      <h2>{say('privacy.howLongWeKeep')}</h2>
      <p>{say('privacy.asLongAsYou')}</p>
      <h2>{say('privacy.howItIsProtected')}</h2>
      <p>{say('privacy.connectionsAreEncryptedThe')}</p>
      <h2>{say('privacy.cookiesAndBrowserStorage')}</h2>
      <p>{say('privacy.onlyWhatTheProduct')}</p>
      <h2>{say('privacy.yourRights')}</h2>
      <p>{rich('privacy.inSettingsYouCan', { link: (text) => <Link to={paths.settings}>{text}</Link> })}</p>
    </ProsePage>
  );
}

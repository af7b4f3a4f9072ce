import { Link } from 'react-router';
import { pageConfig } from '../lib/page-config.ts';
import { paths } from '../lib/paths.ts';
import { say } from '../words/frame.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Footer() {
  return (
    <footer className="mt-8 border-line border-t">
      <div className="mx-auto flex w-full max-w-[88rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-5 text-ink-faint text-sm sm:px-6">
        <nav aria-label={say('footer.legal')} className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <span>{pageConfig.brand}</span>
          <Link to={paths.terms} className="hover:text-ink">
            {say('footer.terms')}
          </Link>
          <Link to={paths.privacy} className="hover:text-ink">
            {say('footer.privacy')}
          </Link>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

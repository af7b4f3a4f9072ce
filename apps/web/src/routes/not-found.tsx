import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page.tsx';
import { say } from '../words/frame.ts';

export function NotFound() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 px-6 py-20 text-center">
      <PageTitle>{say('notFound.title')}</PageTitle>
      <img src="/characters/milo.svg" alt="" className="size-32 rounded-full" />
      <h1 className="mt-2 font-semibold text-2xl tracking-tight">{say('notFound.title')}</h1>
      <p className="max-w-sm text-ink-soft">{say('notFound.text')}</p>
      <ButtonLink to={paths.home} className="mt-3">
        {say('notFound.home')}
      </ButtonLink>
    </div>
  );
}

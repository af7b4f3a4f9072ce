import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page.tsx';

export function NotFound() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-3 px-6 py-20 text-center">
      <PageTitle>Page not found</PageTitle>
      <img src="/characters/milo.svg" alt="" className="size-32 rounded-full" />
      <h1 className="mt-2 font-semibold text-2xl tracking-tight">Page not found</h1>
      <p className="max-w-sm text-ink-soft">
        There is nothing at this address. It may have moved, or the link may be missing a letter.
      </p>
      <ButtonLink to={paths.home} className="mt-3">
        Go to the start page
      </ButtonLink>
    </div>
  );
}

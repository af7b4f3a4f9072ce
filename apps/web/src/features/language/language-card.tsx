import { type Language, languages, spokenOf } from '@catch/contract/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { detailOr } from '../../lib/api-error.ts';
import { chooseLanguage, useCurrentUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChooseOne } from '../../ui/choices.tsx';
import { tableOf } from '../../words/language.ts';
import { say } from '../../words/settings.ts';

/** Each in its own words, for people who do not read the one that is shown: 'Deutsch'. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Choosing redraws the page; keyboard users stay where they were. */
let wasChosenHere = false;

export function LanguageCard({ onFailed }: { onFailed: (text: string) => void }) {
  const { language } = useCurrentUser();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasChosenHere) box.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    wasChosenHere = false;
  }, []);
  const choose = useMutation({
    // One after the other: the last press is what stays, here and at the server.
    scope: { id: 'language' },
    mutationFn: async (next: Language) => {
      wasChosenHere = true;
      await chooseLanguage(next);
    },
    onError: (error) => {
      wasChosenHere = false;
      onFailed(detailOr(error, say('language.failed')));
    },
  });
  return (
    <Card title={say('language.title')} description={say('language.description')}>
      <div ref={box} className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ChooseOne
          label={say('language.choose')}
          value={language ?? 'en'}
          options={languages.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(next) => choose.mutate(next as Language)}
          className="max-sm:grid max-sm:w-full max-sm:grid-cols-2"
        />
        {language === null && <Offer onAccept={choose.mutate} />}
      </div>
    </Card>
  );
}

/** Until somebody chose, and only here: the browser's language, in that language. */
function Offer({ onAccept }: { onAccept: (language: Language) => void }) {
  const spoken = spokenOf(navigator.languages) ?? 'en';
  const { data: words } = useQuery({
    queryKey: ['words', spoken],
    queryFn: () => tableOf(spoken),
    enabled: spoken !== 'en',
  });
  if (!words) return null;
  return (
    <p lang={spoken} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {String(words['language.offer'])}
      <Button variant="ghost" size="sm" onClick={() => onAccept(spoken)}>
        {String(words['language.accept'])}
      </Button>
    </p>
  );
}

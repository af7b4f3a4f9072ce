import { ShieldCheck, Sparkles, Zap } from 'lucide-react';
import { say } from '../../words/frame.ts';

const features = [
  {
    icon: ShieldCheck,
    title: 'home.secure',
    text: 'home.secureText',
  },
  {
    icon: Zap,
    title: 'home.fast',
    text: 'home.fastText',
  },
  {
    icon: Sparkles,
    title: 'home.ai',
    text: 'home.aiText',
  },
] as const;

export function Features() {
  return (
    <ul className="mt-16 grid gap-4 md:grid-cols-3 lg:mt-24">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-card border border-line bg-surface p-6 shadow-card">
          <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-soft-ink">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <h2 className="mt-4 font-semibold text-base">{say(title)}</h2>
          <p className="mt-1.5 text-ink-soft text-sm leading-6">{say(text)}</p>
        </li>
      ))}
    </ul>
  );
}

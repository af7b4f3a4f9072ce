import { ShieldCheck, Sparkles, Zap } from 'lucide-react';

const features = [
  {
    icon: ShieldCheck,
    title: 'Secure & Private',
    text: 'Nothing is sent to other people before you approve it, and you can see, download and delete everything it knows.',
  },
  {
    icon: Zap,
    title: 'Lightning Fast',
    text: 'Write one line on WhatsApp, in Slack or here, and the meeting is in your calendar before you put the phone away.',
  },
  {
    icon: Sparkles,
    title: 'AI-Powered',
    text: 'It understands plain language and time zones, finds free times for everyone and warns you of conflicts.',
  },
];

export function Features() {
  return (
    <ul className="mt-16 grid gap-4 md:grid-cols-3 lg:mt-24">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-card border border-line bg-surface p-6 shadow-card">
          <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-soft-ink">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <h2 className="mt-4 font-semibold text-base">{title}</h2>
          <p className="mt-1.5 text-ink-soft text-sm leading-6">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type Step =
  | {
      readonly kind: 'copy';
      readonly from: string | undefined;
      readonly paths: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'run'; readonly command: string };

export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Step[];
  readonly command: readonly string[];
}

/** The few instructions that our Dockerfile uses. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  const stages: (Stage & { steps: Step[]; command: string[] })[] = [];
  for (const line of lines) {
    const [instruction = '', ...words] = line.split(/\s+/);
    const current = stages.at(-1);
    if (instruction === 'FROM')
      stages.push({ base: words[0] ?? '', name: words[2] ?? 'image', steps: [], command: [] });
    else if (instruction === 'RUN') current?.steps.push({ kind: 'run', command: words.join(' ') });
    else if (instruction === 'COPY') {
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const to = words.pop() ?? '';
      current?.steps.push({ kind: 'copy', from, paths: words, to });
    } else if (instruction === 'CMD' && current)
      current.command.push(...(JSON.parse(words.join(' ')) as string[]));
  }
  return stages;
}

/** `*` first, then what is let in by `!`, then what is kept out wherever it lies. */
export function readIgnored(text: string): (path: string) => boolean {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const letIn = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const keptOut = lines
    .filter((line) => line.startsWith('**/'))
    .map((line) => new RegExp(`^${line.slice(3).replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return (path) => {
    const isLetIn = letIn.some(
      (one) => path === one || path.startsWith(`${one}/`) || one.startsWith(`${path}/`),
    );
    return !isLetIn || path.split('/').some((name) => keptOut.some((pattern) => pattern.test(name)));
  };
}

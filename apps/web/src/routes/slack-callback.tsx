import { PageTitle } from '../ui/page.tsx';
export function SlackCallback() {
  return <PageTitle>SlackCallback</PageTitle>;
}

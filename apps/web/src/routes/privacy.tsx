import { PageTitle } from '../ui/page.tsx';
export function Privacy() {
  return <PageTitle>Privacy</PageTitle>;
}

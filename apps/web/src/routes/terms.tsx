import { PageTitle } from '../ui/page.tsx';
export function Terms() {
  return <PageTitle>Terms</PageTitle>;
}

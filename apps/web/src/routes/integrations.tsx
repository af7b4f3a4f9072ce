import { PageTitle } from '../ui/page.tsx';
export function Settings() {
  return <PageTitle>Settings</PageTitle>;
}

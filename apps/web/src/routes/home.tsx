import { PageTitle } from '../ui/page.tsx';
export function Home() {
  return <PageTitle>Home</PageTitle>;
}

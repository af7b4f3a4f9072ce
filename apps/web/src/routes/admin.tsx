import { StaffPage } from '../app/guards.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

export function Admin() {
  return (
    <StaffPage>
      <Page width="wide">
        <PageHeader title="Admin dashboard" />
      </Page>
    </StaffPage>
  );
}

import { StaffPage } from '../app/guards.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

export function Chat() {
  return (
    <StaffPage>
      <Page width="wide">
        <PageHeader title="Chat Assistant" />
      </Page>
    </StaffPage>
  );
}

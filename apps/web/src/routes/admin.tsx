import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { StaffPage } from '../app/guards.tsx';
import { ApprovalsTab } from '../features/admin-approvals/approvals-tab.tsx';
import { ExceptionsTab } from '../features/admin-exceptions/exceptions-tab.tsx';
import { MessagesTab } from '../features/admin-messages/messages-tab.tsx';
import { UsersTab } from '../features/admin-users/users-tab.tsx';
import { withOpened } from '../lib/opened.ts';
import { Page, PageHeader } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { say } from '../words/staff.ts';
import { AdminDetails } from './admin-details.tsx';

const tabs = [
  { value: 'messages', label: say('admin.messages'), content: <MessagesTab /> },
  { value: 'approvals', label: say('admin.approvals'), content: <ApprovalsTab /> },
  { value: 'exceptions', label: say('admin.exceptions'), content: <ExceptionsTab /> },
  { value: 'users', label: say('admin.users'), content: <UsersTab /> },
] as const;
const first = 'messages';

/** The tab and its filters live in the address. */
export function Admin() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? first;
  // What was filtered in a tab is still filtered when one comes back to it.
  const left = useRef(new Map<string, string>());
  const open = (next: string) => {
    left.current.set(tab, withOpened(search, null).toString());
    const params = new URLSearchParams(left.current.get(next));
    if (next === first) params.delete('tab');
    else params.set('tab', next);
    setSearch(params, { preventScrollReset: true });
  };
  return (
    <StaffPage>
      <Page width="wide">
        <PageHeader title={say('admin.adminDashboard')} subtitle={say('admin.whatPeopleWriteWhat')} />
        <div className="mt-6">
          <Tabs label={say('admin.adminDashboard')} value={tab} onChange={open} tabs={tabs} />
        </div>
      </Page>
      <AdminDetails />
    </StaffPage>
  );
}

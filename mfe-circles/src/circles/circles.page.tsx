import { useState } from 'react';
import { useUser } from '@moons/area-kit';
import { Page, Tabs } from '@moons/ui';
import { liveListRefreshMs, listEvents, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import { HostCircle } from './host-circle.component.tsx';
import { StreamList } from './stream-list.component.tsx';

/** Live circles (member spec, section 2). */
export function CirclesPage() {
  const [tab, setTab] = useState('live');
  const user = useUser();
  const tabs = [
    {
      id: 'live',
      label: 'Live Now',
      panel: (
        <StreamList
          call={listLive}
          refetchMs={liveListRefreshMs}
          emptyTitle="No circle is live right now"
          emptyText="The next ones stand under Upcoming."
        />
      ),
    },
    {
      id: 'upcoming',
      label: 'Upcoming',
      panel: (
        <StreamList
          call={listUpcoming}
          emptyTitle="No circle is planned yet"
          emptyText="As soon as a host plans one, you will find it here."
        />
      ),
    },
    {
      id: 'all',
      label: 'All Events',
      panel: (
        <StreamList
          call={listEvents}
          emptyTitle="There have been no circles yet"
          emptyText="Everything that was held and everything to come will stand here."
        />
      ),
    },
  ];
  return (
    <Page
      title="Live Circles"
      lead="Sit with other women for an hour: to speak, to listen, or only to be there."
      actions={user ? <HostCircle user={user} /> : null}
      width="wide"
    >
      <Tabs label="Which circles" tabs={tabs} value={tab} onChange={setTab} />
    </Page>
  );
}

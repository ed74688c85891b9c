import { useState } from 'react';
import { useNavigate, usePlatform } from '@moons/area-kit';
import { Button, Dialog } from '@moons/ui';
import { getStream, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import { send } from '@moons/contracts/client';
import type { AuthUser } from '@moons/contracts/membership/profile';

type Shown = 'nothing' | 'how' | 'none' | 'failed';

const words: Record<Exclude<Shown, 'nothing'>, { title: string; text: string }> = {
  how: {
    title: 'Hosting a circle',
    text: 'Circles are held by women whom we have come to know as hosts. If you feel called to hold one, write to us after you have sat in a few circles and tell us what you would bring; the right to host is given by hand, and this button will then lead to your circle.',
  },
  none: {
    title: 'No circle of yours is planned',
    text: 'You are a host, and at the moment no circle to come carries your name. Once one is planned for you, this button leads straight into it.',
  },
  failed: {
    title: 'Your circle could not be found just now',
    text: 'Something on our side did not answer. Please try again in a moment.',
  },
};

/** Leads a host to her own live or next circle; tells everyone else how hosts are found. */
export function HostCircle({ user }: { user: AuthUser }) {
  const { fetch } = usePlatform();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>('nothing');
  const [busy, setBusy] = useState(false);

  const open = async () => {
    if (!user.roles.includes('host')) return setShown('how');
    setBusy(true);
    try {
      const lists = await Promise.all([send(listLive, {}, { fetch }), send(listUpcoming, {}, { fetch })]);
      const details = await Promise.all(
        lists.flat().map(({ id }) => send(getStream, { params: { id } }, { fetch })),
      );
      const own = details.find((stream) => stream.isHost);
      if (own) navigate(`/stream/${own.id}`);
      else setShown('none');
    } catch {
      setShown('failed');
    } finally {
      setBusy(false);
    }
  };

  const { title, text } = words[shown === 'nothing' ? 'how' : shown];
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void open()}>
        Host Circle
      </Button>
      <Dialog
        open={shown !== 'nothing'}
        onClose={() => setShown('nothing')}
        title={title}
        footer={<Button onClick={() => setShown('nothing')}>Close</Button>}
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}

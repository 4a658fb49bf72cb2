/** Opens a game that a link holds: it is kept on this device, and shown from there. */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { queries } from '../net/identity.ts';
import { keepShared, type LinkFault, unpackedGame } from '../record/link.ts';
import { useTranslation } from '../text/speaking.tsx';
import { FILES_KEY } from './list.ts';

/** `full`: this browser keeps nothing. */
type Fault = LinkFault | 'full';

export function SharedPage() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = (): void => {
      opened(location.hash.slice(1), location.search).then(
        (found) => {
          if (!isWanted) return;
          if ('fault' in found) setFault(found.fault);
          else go(found.address, { replace: true });
        },
        () => isWanted && setFault('full'),
      );
    };
    open();
    // another link may be put where this one was
    addEventListener('hashchange', open);
    return () => {
      isWanted = false;
      removeEventListener('hashchange', open);
    };
  }, [go]);
  if (fault === null) return <Loading />;
  return (
    <Message title={t('branch.shared.title')} text={t(`branch.shared.${fault}`)}>
      <Link href="/replay" className="button main">
        {t('replay.open.title')}
      </Link>
      <Link href="/" className="button">
        {t('nav.toHome')}
      </Link>
    </Message>
  );
}

async function opened(packed: string, search: string): Promise<{ address: string } | { fault: LinkFault }> {
  const game = await unpackedGame(packed);
  if (typeof game === 'string') return { fault: game };
  const id = await keepShared(game);
  if (id === null) return { fault: 'broken' };
  await queries.invalidateQueries({ queryKey: FILES_KEY });
  const { turn = '1', ...where } = Object.fromEntries(new URLSearchParams(search));
  const rest = new URLSearchParams(where).toString();
  return { address: `/replay/${id}/${encodeURIComponent(turn)}${rest ? `?${rest}` : ''}` };
}

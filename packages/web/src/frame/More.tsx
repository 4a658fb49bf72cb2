/** The next part of a long list, as long as there is one. */
import './More.css';
import { useTranslation } from '../text/speaking.tsx';

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

export function More({ of: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { of: Paged }) {
  const { t } = useTranslation();
  if (!hasNextPage) return null;
  return (
    <button type="button" className="button more" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {t('lists.more')}
    </button>
  );
}

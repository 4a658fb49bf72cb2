/** While others think here, I can move where they wait for me. */
import { Link } from 'wouter';
import { useWaiting } from '../../frame/waiting.ts';
import { useTranslation } from '../../text/speaking.tsx';

export function NextTable({ table }: { table: string }) {
  const { t } = useTranslation();
  const waiting = useWaiting(({ listed }) => listed).filter((other) => other !== table);
  if (waiting.length === 0) return null;
  return (
    <Link
      href={`/table/${waiting[0]}`}
      className="sec-b next-table"
      title={t('ask.nextTableLong', { count: waiting.length })}
    >
      {t('ask.nextTable', { count: waiting.length })}
    </Link>
  );
}

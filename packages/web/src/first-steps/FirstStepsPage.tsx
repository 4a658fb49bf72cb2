/** The way into the first steps: to the table that was begun, or to a new one. */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';
import { openFirstSteps } from './begin.ts';

/** However often the page is shown, only one table is opened at a time. */
let opening: Promise<string> | null = null;

function open(): Promise<string> {
  opening ??= openFirstSteps().finally(() => {
    opening = null;
  });
  return opening;
}

export function FirstStepsPage() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const saying = useSaying();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isGone = false;
    open().then(
      (table) => (isGone ? undefined : go(`/table/${table}`, { replace: true })),
      (error) => (isGone ? undefined : setFailure(error)),
    );
    return () => {
      isGone = true;
    };
  }, [go]);
  if (failure === null) return <Loading />;
  return (
    <Message title={t('firstSteps.title')} text={saying(failure)}>
      <Link href="/" className="button main">
        {t('nav.toHome')}
      </Link>
    </Message>
  );
}

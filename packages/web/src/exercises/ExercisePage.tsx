/** One exercise; or why it cannot be asked. */
import { Link, useLocation, useSearch } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { useTranslation } from '../text/speaking.tsx';
import { addressOf, wishIn } from './address.ts';
import { ExerciseTable } from './ExerciseTable.tsx';
import { useServerExercises } from './fromServer.ts';
import { NoSet } from './NoSet.tsx';
import { nextOf } from './queue.ts';
import { Unasked, useTask } from './task.ts';
import { useDaily } from './useDaily.ts';

export function ExercisePage({ id }: { id: string }) {
  const { t } = useTranslation();
  useTitle(t('exercises.one'));
  const wish = wishIn(useSearch());
  const [, go] = useLocation();
  const { study, task, error } = useTask(id);
  const daily = useDaily(study);
  const server = useServerExercises(study?.known.progress);
  if (error) return <NoExercise error={error} />;
  if (!study || !task) return <Loading />;
  const next = (): void => {
    const found = nextOf({ ...study.known, server: server.list }, wish, Date.now(), id);
    go(found === null ? '/exercises' : addressOf(found, wish));
  };
  return <ExerciseTable key={id} task={task} study={study} day={daily?.id === id ? daily.day : null} onNext={next} />;
}

function NoExercise({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (!(error instanceof Unasked)) return <NoSet />;
  return (
    <Message title={t('exercises.none.title')} text={t(`exercises.none.${error.why}`)}>
      <Link href="/exercises" className="button call">
        {t('exercises.all')}
      </Link>
    </Message>
  );
}

/** All branches of mine. */
import { Screen } from '../frame/Screen.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { BranchRow } from './BranchRow.tsx';
import './BranchesPage.css';
import { useBranches } from './list.ts';

export function BranchesPage() {
  const { t } = useTranslation();
  const branches = useBranches();
  return (
    <Screen title={t('branch.list.title')} className="branches">
      <section className="panel" aria-label={t('branch.list.title')}>
        <p className="hint">{t(branches?.length === 0 ? 'branch.list.none' : 'branch.list.text')}</p>
        <ul>
          {branches?.map((branch) => (
            <BranchRow key={branch.id} branch={branch} />
          ))}
        </ul>
      </section>
    </Screen>
  );
}

/** The screens and their addresses. */
import '../frame/controls.css';
import '../frame/Choices.css';
import '../frame/Toggle.css';
import '../frame/dialog.css';
import './Notices.css';
import '../frame/Screen.css';
import '../frame/Nav.css';
import '../frame/Mark.css';
import '../frame/Credits.css';
import '../frame/Message.css';
import '../frame/Loading.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, use } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useLook } from '../device/look.ts';
import { Loading } from '../frame/Loading.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { HomePage } from '../home/HomePage.tsx';
import { isLocal } from '../local/local.ts';
import { queries } from '../net/identity.ts';
import { useOffline } from '../offline/useOffline.ts';
import { wholeTexts } from '../text/index.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Caring } from './Caring.tsx';
import { Company } from './Company.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import { Naming } from './Naming.tsx';
import { ConnectionNotice, VersionNotice } from './Notices.tsx';

import {
  expectTable,
  loadBranch,
  loadExercises,
  loadFirstSteps,
  loadReplay,
  loadReview,
  loadRules,
  loadTable,
} from './pages.ts';
import { Turns } from './Turns.tsx';

const TablePage = lazy(() => loadTable().then(({ TablePage }) => ({ default: TablePage })));
const SetupPage = lazy(() => import('../setup/SetupPage.tsx').then(({ SetupPage }) => ({ default: SetupPage })));
const JoinPage = lazy(() => import('../lobby/JoinPage.tsx').then(({ JoinPage }) => ({ default: JoinPage })));
const LibraryPage = lazy(() =>
  import('../library/LibraryPage.tsx').then(({ LibraryPage }) => ({ default: LibraryPage })),
);
const ChainsPage = lazy(() => import('../library/ChainsPage.tsx').then(({ ChainsPage }) => ({ default: ChainsPage })));
const CalculatorPage = lazy(() =>
  import('../calculator/CalculatorPage.tsx').then(({ CalculatorPage }) => ({ default: CalculatorPage })),
);
const AnalysisPage = lazy(() =>
  import('../analysis/AnalysisPage.tsx').then(({ AnalysisPage }) => ({ default: AnalysisPage })),
);
const PersonPage = lazy(() => import('../people/PersonPage.tsx').then(({ PersonPage }) => ({ default: PersonPage })));
const LadderPage = lazy(() => import('../people/LadderPage.tsx').then(({ LadderPage }) => ({ default: LadderPage })));
const AccountPage = lazy(() =>
  import('../account/AccountPage.tsx').then(({ AccountPage }) => ({ default: AccountPage })),
);
const NoticesPage = lazy(() =>
  import('../notices/NoticesPage.tsx').then(({ NoticesPage }) => ({ default: NoticesPage })),
);
const MyTurnPage = lazy(() => import('../days/MyTurnPage.tsx').then(({ MyTurnPage }) => ({ default: MyTurnPage })));
const FriendsPage = lazy(() =>
  import('../friends/FriendsPage.tsx').then(({ FriendsPage }) => ({ default: FriendsPage })),
);
const MatchPage = lazy(() => import('../match/MatchPage.tsx').then(({ MatchPage }) => ({ default: MatchPage })));
const ReportsPage = lazy(() =>
  import('../reports/ReportsPage.tsx').then(({ ReportsPage }) => ({ default: ReportsPage })),
);
const SettingsPage = lazy(() =>
  import('../settings/SettingsPage.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
);

/** For developers: only where `npm run dev` shows the app, and where its pictures are taken. */
const GalleryPage =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(() => import('../gallery/GalleryPage.tsx').then(({ GalleryPage }) => ({ default: GalleryPage })))
    : null;

const BranchesPage = lazy(() => loadBranch().then(({ BranchesPage }) => ({ default: BranchesPage })));
const SharedPage = lazy(() => loadBranch().then(({ SharedPage }) => ({ default: SharedPage })));
const ComparePage = lazy(() =>
  import('../compare/ComparePage.tsx').then(({ ComparePage }) => ({ default: ComparePage })),
);
const FirstStepsPage = lazy(() => loadFirstSteps().then(({ FirstStepsPage }) => ({ default: FirstStepsPage })));
const ExercisesPage = lazy(() => loadExercises().then(({ ExercisesPage }) => ({ default: ExercisesPage })));
const DailyPage = lazy(() => loadExercises().then(({ DailyPage }) => ({ default: DailyPage })));
const ExercisePage = lazy(() => loadExercises().then(({ ExercisePage }) => ({ default: ExercisePage })));
const RulesPage = lazy(() => loadRules().then(({ RulesPage }) => ({ default: RulesPage })));
const ReviewPage = lazy(() => loadReview().then(({ ReviewPage }) => ({ default: ReviewPage })));
const ReplayPage = lazy(() => loadReplay().then(({ ReplayPage }) => ({ default: ReplayPage })));

export function App() {
  useLook();
  useOffline();
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <VersionNotice />
        <Caring />
        <Turns />
        <Company />
        <Suspense fallback={<Loading />}>
          <Screens />
        </Suspense>
        <Naming />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Screens() {
  const [path] = useLocation();
  if (path !== '/') use(wholeTexts());
  return (
    <Switch>
      <Route path="/">
        <HomePage onOpening={expectTable} />
      </Route>
      <Route path="/new">
        <SetupPage onOpening={expectTable} />
      </Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/notices">
        <NoticesPage />
      </Route>
      <Route path="/my-turn">
        <MyTurnPage />
      </Route>
      <Route path="/friends">
        <FriendsPage />
      </Route>
      <Route path="/match">
        <MatchPage onOpening={expectTable} />
      </Route>
      <Route path="/care">
        <ReportsPage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/rules/:topic?">{({ topic }) => <RulesPage topic={topic ?? null} />}</Route>
      <Route path="/library/chains">
        <ChainsPage />
      </Route>
      <Route path="/calculator">
        <CalculatorPage />
      </Route>
      <Route path="/analysis">
        <AnalysisPage />
      </Route>
      <Route path="/library/:id?">{({ id }) => <LibraryPage id={id ?? null} />}</Route>
      <Route path="/me">
        <PersonPage id={null} />
      </Route>
      <Route path="/people/:id">{({ id }) => <PersonPage id={decodeURIComponent(id)} key={id} />}</Route>
      <Route path="/ratings">
        <LadderPage />
      </Route>
      <Route path="/exercises">
        <ExercisesPage />
      </Route>
      <Route path="/exercises/daily">
        <DailyPage />
      </Route>
      <Route path="/exercises/:id">{({ id }) => <ExercisePage id={id} />}</Route>
      <Route path="/first-steps">
        <FirstStepsPage />
      </Route>
      <Route path="/join/:code?">{({ code }) => <JoinPage code={code ?? null} key={code} />}</Route>
      <Route path="/table/:id">{({ id }) => <AtTable id={id} key={id} />}</Route>
      <Route path="/review/:id">{({ id }) => <ReviewPage id={id} />}</Route>
      <Route path="/compare/:id">{({ id }) => <ComparePage id={id} key={id} />}</Route>
      <Route path="/branches">
        <BranchesPage />
      </Route>
      <Route path="/shared">
        <SharedPage />
      </Route>
      <Route path="/replay/:id?/:turn?">{({ id, turn }) => <ReplayPage id={id ?? null} turn={turn ?? null} />}</Route>
      {GalleryPage ? <Route path="/gallery/:part?">{({ part }) => <GalleryPage part={part ?? null} />}</Route> : null}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

function AtTable({ id }: { id: string }) {
  const { t } = useTranslation();
  useTitle(t('title.table'));
  if (isLocal(id)) return <TablePage id={id} />;
  return (
    <Guarded table={id}>
      <ConnectionNotice />
      <TablePage id={id} />
    </Guarded>
  );
}

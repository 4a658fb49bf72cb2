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
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useLook } from '../device/look.ts';
import { Loading } from '../frame/Loading.tsx';
import { later, screen } from '../frame/later.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { HomePage } from '../home/HomePage.tsx';
import { isLocal } from '../local/local.ts';
import { queries } from '../net/identity.ts';
import { useOffline } from '../offline/useOffline.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Caring } from './Caring.tsx';
import { Company } from './Company.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import { Naming } from './Naming.tsx';
import { ConnectionNotice, VersionNotice } from './Notices.tsx';

import {
  expectTable,
  loadAnalysis,
  loadBranch,
  loadExercise,
  loadExercises,
  loadFirstSteps,
  loadReplay,
  loadReview,
  loadRules,
  loadTable,
} from './pages.ts';
import { Turns } from './Turns.tsx';

const TablePage = later(() => loadTable().then(({ TablePage }) => TablePage));
const SetupPage = screen(() => import('../setup/SetupPage.tsx').then(({ SetupPage }) => SetupPage));
const JoinPage = screen(() => import('../lobby/JoinPage.tsx').then(({ JoinPage }) => JoinPage));
const LibraryPage = screen(() => import('../library/LibraryPage.tsx').then(({ LibraryPage }) => LibraryPage));
const ChainsPage = screen(() => import('../library/ChainsPage.tsx').then(({ ChainsPage }) => ChainsPage));
const CalculatorPage = screen(() =>
  import('../calculator/CalculatorPage.tsx').then(({ CalculatorPage }) => CalculatorPage),
);
const AnalysisPage = screen(() => loadAnalysis().then(({ AnalysisPage }) => AnalysisPage));
const PersonPage = screen(() => import('../people/PersonPage.tsx').then(({ PersonPage }) => PersonPage));
const LadderPage = screen(() => import('../people/LadderPage.tsx').then(({ LadderPage }) => LadderPage));
const AccountPage = screen(() => import('../account/AccountPage.tsx').then(({ AccountPage }) => AccountPage));
const NoticesPage = screen(() => import('../notices/NoticesPage.tsx').then(({ NoticesPage }) => NoticesPage));
const MyTurnPage = screen(() => import('../days/MyTurnPage.tsx').then(({ MyTurnPage }) => MyTurnPage));
const FriendsPage = screen(() => import('../friends/FriendsPage.tsx').then(({ FriendsPage }) => FriendsPage));
const MatchPage = screen(() => import('../match/MatchPage.tsx').then(({ MatchPage }) => MatchPage));
const ReportsPage = screen(() => import('../reports/ReportsPage.tsx').then(({ ReportsPage }) => ReportsPage));
const SettingsPage = screen(() => import('../settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage));

/** For developers: only where `npm run dev` shows the app, and where its pictures are taken. */
const GalleryPage =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? screen(() => import('../gallery/GalleryPage.tsx').then(({ GalleryPage }) => GalleryPage))
    : null;

const BranchesPage = screen(() => loadBranch().then(({ BranchesPage }) => BranchesPage));
const SharedPage = screen(() => loadBranch().then(({ SharedPage }) => SharedPage));
const ComparePage = screen(() => import('../compare/ComparePage.tsx').then(({ ComparePage }) => ComparePage));
const FirstStepsPage = screen(() => loadFirstSteps().then(({ FirstStepsPage }) => FirstStepsPage));
const ExercisesPage = screen(() => loadExercises().then(({ ExercisesPage }) => ExercisesPage));
const DailyPage = screen(() => loadExercise().then(({ DailyPage }) => DailyPage));
const ExercisePage = screen(() => loadExercise().then(({ ExercisePage }) => ExercisePage));
const RulesPage = screen(() => loadRules().then(({ RulesPage }) => RulesPage));
const ReviewPage = screen(() => loadReview().then(({ ReviewPage }) => ReviewPage));
/** There already, but for what they say. */
const TableHere = screen(async () => AtTable);
const NoPage = screen(async () => NotFoundPage);
const ReplayPage = screen(() => loadReplay().then(({ ReplayPage }) => ReplayPage));

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
      <Route path="/table/:id">{({ id }) => <TableHere id={id} key={id} />}</Route>
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
        <NoPage />
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

/** The screens and their addresses. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { HomePage } from '../home/HomePage.tsx';
import { TablePage } from '../table/TablePage.tsx';

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } });

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <Switch>
        <Route path="/table/:id">{({ id }) => <TablePage id={id} />}</Route>
        <Route>
          <HomePage />
        </Route>
      </Switch>
    </QueryClientProvider>
  );
}

/**
 * Where others find this server. Whoever runs it may have opened it as `localhost`, which is another machine for
 * everyone else.
 */
import { useQuery } from '@tanstack/react-query';
import { api } from '../net/api.ts';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export function useOrigin(): string {
  const { protocol, hostname, port, origin } = location;
  const isOwnMachine = OWN_MACHINE.includes(hostname);
  const { data } = useQuery({
    queryKey: ['addresses'],
    queryFn: api.addresses,
    enabled: isOwnMachine,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = isOwnMachine ? data?.at(0) : undefined;
  return address ? `${protocol}//${address}${port ? `:${port}` : ''}` : origin;
}

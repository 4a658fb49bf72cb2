/** What an operator watches, in the form Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** From a command's arrival to its acknowledgement. */
  acknowledged: Histogram;
  refused: Counter<'code'>;
  lines: Counter;
  removed: Counter;
}

export interface Gauged {
  connections(): number;
  tables(): number;
  frozen(): number;
  thinking(): number;
  isDatabaseUp(): boolean;
  company(): { nodes: number; isConnected: boolean };
}

export function collectMetrics(now: Gauged): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('polis_connections', 'Open sockets', now.connections);
  gauge('polis_tables', 'Tables in memory', now.tables);
  gauge('polis_tables_frozen', 'Tables found since the start that cannot be rebuilt as they were', now.frozen);
  gauge('polis_bot_questions_waiting', 'Questions that wait for a free bot', now.thinking);
  gauge('polis_database_up', '1 while the database takes what is written', () => (now.isDatabaseUp() ? 1 : 0));
  gauge('polis_other_nodes', 'Other nodes that are alive', () => now.company().nodes);
  gauge('polis_bus_up', '1 while news of other nodes come at once', () => (now.company().isConnected ? 1 : 0));
  return {
    registry,
    acknowledged: new Histogram({
      name: 'polis_acknowledge_seconds',
      help: 'From the arrival of a command to its acknowledgement',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    refused: new Counter({ name: 'polis_refused_total', help: 'Messages refused', labelNames: ['code'], registers }),
    lines: new Counter({
      name: 'polis_lines_total',
      help: 'Lines of journals written',
      registers,
    }),
    removed: new Counter({
      name: 'polis_tables_removed_total',
      help: 'Unfinished tables removed because nobody has touched them for long',
      registers,
    }),
  };
}
